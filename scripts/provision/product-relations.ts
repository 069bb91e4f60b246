import { idOf, productId } from '../../sandbox/shops/derive/ids.ts';
import { firstVariants } from '../../sandbox/shops/derive/products.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { stamp } from './json.ts';
import type { Surroundings } from './surroundings.ts';
import { named } from './translations.ts';

/** What is shown beside a product. */
export function crossSellings(around: Surroundings): ShopwareRecord[] {
  return demo.catalogue.products.flatMap(({ key, crossSelling }) =>
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
          productId: firstVariants(demo.products).find((product) => product.demo.key === other)?.id,
          position: at + 1,
        })),
      };
    }),
  );
}

/** What buyers wrote, accepted and dated as in the demo shop. */
export function reviews(around: Surroundings): ShopwareRecord[] {
  return demo.catalogue.products.flatMap(({ key, reviews: written }) =>
    (written ?? [])
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((review, position) => ({
        id: idOf('review', `${productId(key)}:${position}`),
        productId: productId(key),
        salesChannelId: demo.salesChannelId,
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
