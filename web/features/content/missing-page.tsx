import { notFoundRoute } from '../../shared/errors/error-route.tsx';
import type { LoadedRoute, RouteRequest } from '../../shared/navigation/loaded-route.ts';
import { BestsellersDocument } from '../catalog/public/listing.generated.ts';
import { Bestsellers } from '../catalog/public/product-card.tsx';

/** A page that the shop does not have, with bestsellers. */
export async function missingPage({ shop, client, url }: RouteRequest): Promise<LoadedRoute> {
  const missing = notFoundRoute(shop, url.pathname);
  await client.query(BestsellersDocument, {});
  return {
    ...missing,
    render: () => (
      <>
        {missing.render()}
        <Bestsellers />
      </>
    ),
  };
}
