import { productId } from '../../sandbox/catalog/product-index.ts';
import { SALES_CHANNEL_ID } from '../../sandbox/session/sales-channel-id.ts';
import { stamp } from '../../sandbox/shop/entity.ts';
import { idOf } from '../../sandbox/shop/ids.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { ShopwareRecord } from './admin-client.ts';
import type { Surroundings } from './surroundings.ts';
import { named } from './translations.ts';

/** What is shown beside a product. */
export function crossSellings(around: Surroundings, shop: Shop): ShopwareRecord[] {
  return shop.catalogue.products.flatMap(({ key, crossSelling }) =>
    (crossSelling ?? []).map(({ title, products }, position) => {
      const id = idOf('cross-selling', `${productId(key)}:${position}`);
      return {
        id,
        productId: productId(key),
        type: 'productList',
        active: true,
        position: position + 1,
        sortBy: 'name',
        sortDirection: 'ASC',
        limit: 24,
        translations: named(around, title),
        assignedProducts: products.map((other, at) => ({
          id: idOf('assigned-product', `${id}:${other}`),
          // Shopware shows just what is assigned, and nobody can buy the parent of variants.
          productId: shop.products.buyable(productId(other)),
          position: at + 1,
        })),
      };
    }),
  );
}

/** What buyers wrote, accepted and dated as in the demo shop. */
export function reviews(around: Surroundings, { catalogue }: Shop): ShopwareRecord[] {
  return catalogue.products.flatMap(({ key, reviews: written }) =>
    (written ?? [])
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((review, position) => ({
        id: idOf('review', `${productId(key)}:${position}`),
        productId: productId(key),
        salesChannelId: SALES_CHANNEL_ID,
        languageId: around.languages[review.language],
        points: review.points,
        status: true,
        title: review.title,
        content: review.text,
        comment: review.shopFeedback ?? null,
        externalUser: review.author,
        createdAt: stamp(new Date(review.date)),
      })),
  );
}
