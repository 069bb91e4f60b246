import type { ComponentType, ReactNode } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import type { RouteRequest } from '../navigation/loaded-route.ts';
import own from './no-extension.ts';

/** A page added by the shop. */
export interface ShopPage {
  title: string;
  description?: string;
  /** Excludes the page from search engines. */
  hidden?: boolean;
  render(): ReactNode;
}

/** Default export of `shop/web.tsx` (docs/extending.md). */
export interface ShopWeb {
  /** Components by Shopware's element type; `data` comes from `elements` of `shop/gateway.ts`. */
  elements?: Readonly<Record<string, () => Promise<{ default: ComponentType<{ data: unknown }> }>>>;
  /** `path` without language prefix and trailing slash; null is a 404. Rendered by the server too, so nothing personal. */
  pages?: readonly { path: string; load(request: RouteRequest): Promise<ShopPage | null> }[];
  /** Shown above the buy button; also rendered on the server. */
  product?: (
    request: Pick<RouteRequest, 'client' | 'shop'>,
    product: ProductPartsFragment,
  ) => Promise<ReactNode>;
  /** Shown after the last checkout step, in the browser only. */
  checkout?: ComponentType;
}

export const extension: ShopWeb = own;
