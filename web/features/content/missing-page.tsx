import type { ReactNode } from 'react';
import { notFoundRoute } from '../../shared/errors/error-route.tsx';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { ContactLine } from '../../shared/ui/elements.tsx';
import { loadStart, ShopStart } from '../catalog/public/search-start.tsx';

/** A page that the shop does not have, with links to the categories. */
export async function missingPage({ client, shop, url }: RouteRequest): Promise<LoadedRoute> {
  const missing = notFoundRoute(shop, url.pathname);
  await loadStart(client);
  return {
    ...missing,
    modules: ['web/features/content/missing-page.tsx'],
    render: () => (
      <>
        {missing.render()}
        <div className="page-width pt-[clamp(32px,4vw,56px)]">
          <ShopStart only="tiles" />
        </div>
      </>
    ),
  };
}

/** In place of the products of a category without any. */
export async function emptyCategory({ client, shop }: RouteRequest): Promise<ReactNode> {
  await loadStart(client);
  return (
    <div className="page-width empty-category" data-testid="listing-empty">
      <div className="mb-7 grid gap-2 text-ink-2">
        <p>{shop.t('listing.none')}</p>
        <ContactLine />
      </div>
      <ShopStart only="tiles" />
    </div>
  );
}
