import { languageId } from '../session/language.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { type Entity, entity, stamp } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { ProductRecord } from './product-record.ts';
import type { ReviewRecord } from './review-record.ts';

/** Of accepted reviews; a variant has its parent's. */
function pointsOf(shop: Shop, product: ProductRecord): number[] {
  const parent = shop.products.parentOf(product);
  return [
    ...(parent.demo.reviews ?? []).map(({ points }) => points),
    ...shop.reviews.of(parent.id).flatMap(({ status, points }) => (status ? [points] : [])),
  ];
}

export function averageRating(shop: Shop, product: ProductRecord): number | null {
  const points = pointsOf(shop, product);
  if (points.length === 0) return null;
  return Math.round((points.reduce((sum, value) => sum + value, 0) / points.length) * 100) / 100;
}

export function writtenReview(review: ReviewRecord): Entity {
  return {
    ...entity('product_review', review.id, {
      productId: review.productId,
      salesChannelId: SALES_CHANNEL_ID,
      languageId: review.languageId,
      points: review.points,
      status: review.status,
      comment: review.comment,
      content: review.content,
      title: review.title,
      externalUser: review.author,
    }),
    createdAt: review.createdAt,
    updatedAt: review.updatedAt,
  };
}

/** Newest first; a variant shows its parent's. The pending ones of `customerId` are included, as in Shopware. */
export function reviewEntities(shop: Shop, product: ProductRecord, customerId?: string): Entity[] {
  const parent = shop.products.parentOf(product);
  const brought = (parent.demo.reviews ?? [])
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
  const written = shop.reviews
    .of(parent.id)
    .filter((review) => review.status || review.customerId === customerId)
    .map(writtenReview);
  return [...written.toReversed(), ...brought];
}

/** Rows are empty: the counts are in the aggregation beside it (case 680). */
export function ratingMatrix(shop: Shop, product: ProductRecord): Entity {
  const all = pointsOf(shop, product);
  return {
    matrix: Object.fromEntries([5, 4, 3, 2, 1].map((points) => [points, []])),
    totalReviewCount: all.length,
    pointSum: all.reduce((sum, points) => sum + points, 0),
    apiAlias: 'shopware_core_content_product_sales_channel_review_rating_matrix',
  };
}

/** Counts by points; pending reviews do not count. */
export function ratingCounts(shop: Shop, product: ProductRecord): Entity {
  const counted = Map.groupBy(pointsOf(shop, product), (points) => String(Math.floor(points)));
  const buckets = [...counted].map(([key, { length }]) => ({
    key,
    count: length,
    apiAlias: 'aggregation_bucket',
  }));
  return { ratingMatrix: { name: 'ratingMatrix', buckets, apiAlias: 'ratingMatrix_aggregation' } };
}
