import { languageId } from '../session/language.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { type Entity, entity, stamp } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { ProductRecord } from './product-record.ts';

/** Mean of the points, or null without reviews. */
export function averageRating({ demo }: ProductRecord): number | null {
  const points = (demo.reviews ?? []).map((review) => review.points);
  if (points.length === 0) return null;
  return Math.round((points.reduce((sum, value) => sum + value, 0) / points.length) * 100) / 100;
}

/** The `product_review` entities of a product, newest first; a variant shows those of its parent. */
export function reviewEntities(shop: Shop, product: ProductRecord): Entity[] {
  const parent = shop.products.parentOf(product);
  return (parent.demo.reviews ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((review, position) => ({
      ...entity('product_review', idOf('review', `${parent.id}:${position}`), {
        productId: parent.id,
        salesChannelId: SALES_CHANNEL_ID,
        languageId: languageId(review.language),
        points: review.points,
        status: true,
        comment: review.shopFeedback ?? null,
        content: review.text,
        title: review.title,
        externalUser: review.author,
      }),
      createdAt: stamp(new Date(review.date)),
    }));
}

/** `product_review` rating matrix of the product page. */
export function ratingMatrix(shop: Shop, product: ProductRecord): Entity {
  const reviews = shop.products.parentOf(product).demo.reviews ?? [];
  const levels = [5, 4, 3, 2, 1].map((points) => {
    const count = reviews.filter((review) => Math.floor(review.points) === points).length;
    return [
      points,
      { points, count, share: reviews.length === 0 ? 0 : (count / reviews.length) * 100 },
    ] as const;
  });
  return {
    matrix: Object.fromEntries(levels),
    totalReviewCount: reviews.length,
    pointSum: reviews.reduce((sum, review) => sum + review.points, 0),
    apiAlias: 'shopware_core_content_product_sales_channel_review_rating_matrix',
  };
}
