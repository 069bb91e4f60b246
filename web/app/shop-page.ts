import { notFoundRoute } from '../shared/errors/error-route.tsx';
import { dataOf } from '../shared/graphql/api-error.ts';
import { type Head, privateHead } from '../shared/navigation/head.ts';
import { LayoutDocument } from '../shared/navigation/layout.generated.ts';
import type { RouteRequest, RouteResult } from '../shared/navigation/loaded-route.ts';
import type { ShopWeb } from '../shared/shop/extension.ts';

type ShopPage = NonNullable<ShopWeb['pages']>[number];

/** A page added by the shop's code. @throws ApiError */
export async function loadShopPage({ path, load }: ShopPage, request: RouteRequest): Promise<RouteResult> {
  const { shop, client, url, withLayout } = request;
  const [page, navigation] = await Promise.all([
    load(request),
    withLayout ? dataOf(client.query(LayoutDocument, {})) : null,
  ]);
  if (page === null) return { ...notFoundRoute(shop, url.pathname), navigation };
  const { title, description = null, hidden, render } = page;
  const alternates = shop.languages.map(({ locale, pathPrefix }) => ({
    locale,
    path: pathPrefix + path,
  }));
  const publicHead: Head = { title, description, canonicalPath: shop.path(path), alternates, image: null };
  return {
    kind: 'screen',
    status: 200,
    head: hidden ? privateHead(title, shop, path) : publicHead,
    navigation,
    modules: [],
    render,
  };
}
