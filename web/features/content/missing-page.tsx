import '../../styles/missing-page.css';
import type { ReactNode } from 'react';
import { notFoundRoute } from '../../shared/errors/error-route.tsx';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { loadStart, ShopStart } from '../catalog/public/search-start.tsx';

/** A page that the shop does not have, with links to the categories. */
export async function missingPage({ client, shop, url }: RouteRequest): Promise<LoadedRoute> {
  const missing = notFoundRoute(shop, url.pathname);
  await loadStart(client);
  return {
    ...missing,
    modules: ['web/features/content/missing-page.tsx'],
    render: (menus) => (
      <div className="page-width missing-page">
        {missing.render(menus)}
        <ShopStart only="tiles" />
      </div>
    ),
  };
}

/** In place of the products of a category without any. */
export async function emptyCategory({ client }: RouteRequest): Promise<ReactNode> {
  await loadStart(client);
  return (
    <div className="page-width empty-category" data-testid="listing-empty">
      <ShopStart />
    </div>
  );
}
