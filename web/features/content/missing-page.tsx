import type { ReactNode } from 'react';
import { notFoundRoute } from '../../shared/errors/error-route.tsx';
import { dataOf } from '../../shared/graphql/api-error.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { SearchStart } from '../catalog/public/search-start.tsx';
import { SearchStartDocument } from '../catalog/search.generated.ts';

async function loadStart({ client }: RouteRequest): Promise<ReactNode> {
  return <SearchStart start={await dataOf(client.query(SearchStartDocument, {}))} />;
}

/** A page that the shop does not have, with categories and bestsellers. */
export async function missingPage(request: RouteRequest): Promise<LoadedRoute> {
  const missing = notFoundRoute(request.shop, request.url.pathname);
  const start = await loadStart(request);
  return {
    ...missing,
    modules: ['web/features/content/missing-page.tsx'],
    render: () => (
      <div className="missing-page">
        {missing.render()}
        <div className="page-width">{start}</div>
      </div>
    ),
  };
}

function EmptyCategory({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="page-width" data-testid="listing-empty">
      <div className="empty-state">
        <h2 className="title-3">{t('listing.none')}</h2>
      </div>
      {children}
    </div>
  );
}

/** In place of the products of a category without any. */
export async function emptyCategory(request: RouteRequest): Promise<ReactNode> {
  return <EmptyCategory>{await loadStart(request)}</EmptyCategory>;
}
