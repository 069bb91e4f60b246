import { idOf } from '../../shops/derive/ids.ts';
import { languageByLang } from '../../state/channel.ts';
import { type Entity, entity, stamp } from '../../state/entity.ts';
import type { ProductRecord } from '../../state/products.ts';
import type { Shop } from '../../state/shop.ts';

/** A variant has the reviews of its parent. */
function writtenReviews(shop: Shop, parentId: string) {
  return shop.reviews.size === 0 ? [] : shop.reviews.where('productId', parentId);
}

export function averageRating(shop: Shop, product: ProductRecord): number | null {
  const parent = shop.products.parentOf(product);
  const points = [
    ...(parent.demo.reviews ?? []).map((review) => review.points),
    ...writtenReviews(shop, parent.id).flatMap((review) => (review.status ? [review.points] : [])),
  ];
  if (points.length === 0) return null;
  return Math.round((points.reduce((sum, value) => sum + value, 0) / points.length) * 100) / 100;
}

/** Newest first; pending ones only those of `customerId`, as in Shopware. */
export function reviewEntities(shop: Shop, product: ProductRecord, customerId?: string): Entity[] {
  const parent = shop.products.parentOf(product);
  const seeded = (parent.demo.reviews ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ points, title, text, author, language, date, shopFeedback }, position) => ({
      ...entity('product_review', idOf('review', `${parent.id}:${position}`), {
        productId: parent.id,
        languageId: languageByLang(language).id,
        points,
        title,
        content: text,
        externalUser: author,
        comment: shopFeedback ?? null,
        status: true,
      }),
      createdAt: stamp(new Date(date)),
    }));
  const written = writtenReviews(shop, parent.id)
    .filter((review) => review.status || review.customerId === customerId)
    .map(({ id, author, customerId: _, ...fields }) =>
      entity('product_review', id, { ...fields, externalUser: author }),
    );
  return [...written.toReversed(), ...seeded];
}
