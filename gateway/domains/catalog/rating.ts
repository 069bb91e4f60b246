import type { Rating } from '../../../schema/generated/types.ts';
import type { SwProduct } from '../../shopware/entities.ts';
import type { Read } from '../../shopware/reads/public-reads.ts';
import { reviews, reviewsInLayout } from './reviews.ts';

/** Average and count of reviews; null without reviews, and then without a call. */
export async function rating(read: Read, product: SwProduct, productId: string): Promise<Rating | null> {
  if (!product.ratingAverage) return null;
  const request = { page: 1, limit: 5, stars: null, locale: null };
  const { histogram } =
    reviewsInLayout(product, request, []) ?? (await reviews(read, productId, request, []));
  const count = histogram.reduce((sum, number) => sum + number, 0);
  return { average: product.ratingAverage, count: count > 0 ? count : null };
}
