import type { ComponentType, ReactNode } from 'react';
import type { Client } from 'urql';
import type { LayoutPartsFragment } from '../../generated/graphql.ts';
import type { Shop } from '../i18n/shop.ts';
import type { Head } from './head.ts';

/** What a route's `load` gets. */
export interface RouteRequest {
  /** Absolute address as asked. */
  url: URL;
  /** Path without language prefix. */
  path: string;
  shop: Shop;
  client: Client;
  /** Whether menus are wanted with it; only the first page of a visit needs them. */
  withLayout: boolean;
}

/** A screen, ready to be shown. */
export interface LoadedRoute {
  kind: 'screen';
  status: number;
  head: Head;
  layout: 'default' | 'checkout';
  /** What stands around the screen where that is not the default layout. */
  Layout?: ComponentType<{ menus: LayoutPartsFragment | null; children: ReactNode }>;
  /** Menus, when asked for. */
  navigation: LayoutPartsFragment | null;
  /** The same page in the other languages; empty when it has none. */
  alternates: readonly { locale: string; path: string }[];
  /** CSS of this page alone, for its first paint. */
  sheet?: string;
  /** Sources of its code, which are preloaded. */
  modules: readonly string[];
  /** Whether it stands in place of a screen that could not be loaded; the next look at it loads again. */
  failed?: true;
  /** Why there is no such page, for programs that read the document. */
  problem?: { status: number; message: string; data: { path: string } };
  render(): ReactNode;
}

/** The page lives elsewhere: for good, with the query that was asked, or for now, exactly there. */
interface RouteRedirect {
  kind: 'redirect';
  to: string;
  permanent: boolean;
}

export type RouteResult = LoadedRoute | RouteRedirect;
