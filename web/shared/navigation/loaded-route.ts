import type { ComponentType, ReactNode } from 'react';
import type { Client } from 'urql';
import type { LayoutPartsFragment } from '../../generated/graphql.ts';
import type { Shop } from '../i18n/shop.ts';
import type { Head } from './head.ts';

export interface RouteRequest {
  /** Absolute. */
  url: URL;
  /** Without the language prefix. */
  path: string;
  shop: Shop;
  client: Client;
  /** With menus: for the first page of a visit only. */
  withLayout: boolean;
}

export interface LoadedRoute {
  kind: 'screen';
  status: number;
  head: Head;
  layout?: 'checkout';
  Layout?: ComponentType<{ menus: LayoutPartsFragment | null; children: ReactNode }>;
  /** Null unless requested. */
  navigation: LayoutPartsFragment | null;
  /** CSS for the first paint. */
  sheet?: string;
  modules: readonly string[];
  /** Not cached for the next visit. */
  failed?: boolean;
  /** Machine-readable error in the document. */
  problem?: { status: number; message: string; data: { path: string } } | undefined;
  /** The page for programs, on the server only; absent for personal screens. */
  markdown?: (() => string) | undefined;
  render(menus: LayoutPartsFragment | null): ReactNode;
}

/** `permanent` keeps the query. */
interface RouteRedirect {
  kind: 'redirect';
  to: string;
  permanent: boolean;
}

export type RouteResult = LoadedRoute | RouteRedirect;

/** Redirects from a page beyond the end to the first one. Temporary, because lists grow. */
export const backToFirst = (to: string): RouteRedirect => ({ kind: 'redirect', to, permanent: false });

const NO_FREE_SHIPPING = { freeShippingFrom: null };

/** The menus of an answer; null if they were not requested. */
export function menusOf(answer: Partial<LayoutPartsFragment>): LayoutPartsFragment | null {
  const { main, footer, service, shop = NO_FREE_SHIPPING } = answer;
  return main && footer && service ? { main, footer, service, shop } : null;
}
