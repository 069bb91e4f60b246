import type { ComponentType, ReactNode } from 'react';
import type { ProductPartsFragment } from '../../generated/graphql.ts';
import type { RouteRequest } from '../navigation/loaded-route.ts';
import own from './no-extension.ts';

/** A page of the shop's own. */
export interface ShopPage {
  title: string;
  description?: string;
  /** Not for search engines. */
  hidden?: boolean;
  render(): ReactNode;
}

/** The default export of `shop/web.tsx`: what the code of one shop adds to the storefront (docs/extending.md). */
export interface ShopWeb {
  /** By Shopware's element type; `data` is what `elements` of `shop/gateway.ts` made of the element. */
  elements?: Readonly<Record<string, () => Promise<{ default: ComponentType<{ data: unknown }> }>>>;
  /** `path` without language prefix and trailing slash; null is a 404. Rendered by the server too, so nothing personal. */
  pages?: readonly { path: string; load(request: RouteRequest): Promise<ShopPage | null> }[];
  /** Stands above the button that puts a product into the cart. Rendered by the server too. */
  product?: (
    request: Pick<RouteRequest, 'client' | 'shop'>,
    product: ProductPartsFragment,
  ) => Promise<ReactNode>;
  /** Stands at the end of the checkout's steps, in the browser alone. */
  checkout?: ComponentType;
}

export const extension: ShopWeb = own;
