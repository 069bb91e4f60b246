import type { Language, ProductReviewsArgs, Review } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwAggregation, SwBucket, SwList, SwProduct, SwReview } from '../../shopware/entities.ts';
import { layoutSlot } from '../../shopware/mappers/layout-parts.ts';
import { equals, REVIEW } from '../../shopware/reads/criteria.ts';
import type { Read } from '../../shopware/reads/public-reads.ts';
import { type Connection, connectionOf, rangeOf, type UpstreamPage } from '../shared/connection.ts';
import { badInput, checkRange } from '../shared/problem.ts';
import { ownerOf } from './public/product.ts';

type Languages = readonly Pick<Language, 'id' | 'locale'>[];

type SwReviews = SwList<SwReview> & { readonly aggregations?: unknown };

/** Reviews of a product, newest first, from its layout if possible. @throws GraphQLError BAD_USER_INPUT */
export async function reviews(
  read: Read,
  product: SwProduct,
  { stars = null, locale = null, ...args }: Readonly<ProductReviewsArgs>,
  languages: Languages,
): Promise<Connection<Review> & { readonly histogram: readonly number[] }> {
  const range = rangeOf(args, { kind: 'reviews', max: 100 });
  if (stars !== null) checkRange('stars', stars, 5);
  const language = languages.find((one) => one.locale === locale);
  if (locale !== null && !language) throw badInput(`${locale} is not a language of the shop`, ['locale']);
  const chosen = [
    ...(stars === null ? [] : [equals('points', stars)]),
    ...(language ? [equals('languageId', language.id)] : []),
  ];
  const found =
    (chosen.length === 0 ? reviewsInLayout(product, range.page) : null) ??
    (await readReviews(read, ownerOf(product), range.page, chosen));
  return {
    ...connectionOf(range, found, (review) => toReview(review, languages)),
    histogram: found.histogram,
  };
}

async function readReviews(read: Read, productId: string, part: UpstreamPage, chosen: readonly object[]) {
  const body = {
    ...part,
    p: part.page,
    'total-count-mode': 1,
    sort: [{ field: 'createdAt', order: 'DESC' }],
    ...(chosen.length === 0 ? {} : { 'post-filter': chosen }),
    aggregations: [{ name: 'points', type: 'terms', field: 'points' }],
    includes: { product_review: REVIEW },
  };
  const { elements, total, aggregations } = await read<SwReviews>({
    name: 'reviews',
    call: { path: `/product/${productId}/reviews`, body },
    tags: () => [`product:${productId}`],
  });
  return { nodes: elements ?? [], total: total ?? 0, histogram: histogram(aggregations, 'points') };
}

function reviewsInLayout(product: SwProduct, { page, limit }: UpstreamPage) {
  const found = layoutSlot(product, 'product-description-reviews')?.['reviews'];
  if (!isObject(found) || page !== 1) return null;
  const elements: SwReview[] = Array.isArray(found['elements']) ? found['elements'].filter(isObject) : [];
  const total = typeof found['total'] === 'number' ? found['total'] : elements.length;
  if (elements.length < Math.min(total, limit)) return null;
  return {
    nodes: elements.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '')).slice(0, limit),
    total,
    histogram: histogram(found['aggregations'], 'ratingMatrix'),
  };
}

function toReview(review: SwReview, languages: Languages): Review | null {
  if (!review.id) return null;
  return {
    id: review.id,
    title: review.title ?? '',
    text: review.content ?? '',
    points: Math.round(review.points ?? 0),
    author: review.externalUser ?? null,
    locale: languages.find(({ id }) => id === review.languageId)?.locale ?? null,
    createdAt: review.createdAt ?? '',
    shopFeedback: review.comment ?? null,
  };
}

/** Counts of 1 to 5 stars. The matrix in the layout omits empty rows' values (case 680). */
function histogram(aggregations: unknown, name: 'points' | 'ratingMatrix'): number[] {
  const counted: SwAggregation =
    isObject(aggregations) && isObject(aggregations[name]) ? aggregations[name] : {};
  const buckets: readonly SwBucket[] = counted.buckets ?? [];
  return [1, 2, 3, 4, 5].map((stars) =>
    buckets
      .filter(({ key }) => Math.round(Number(key)) === stars)
      .reduce((sum, { count }) => sum + (count ?? 0), 0),
  );
}

/** Number of reviews of a product; null if unknown. */
export async function reviewCount(read: Read, product: SwProduct): Promise<number | null> {
  const { histogram } = await reviews(read, product, { first: 5 }, []);
  return histogram.reduce((sum, number) => sum + number, 0) || null;
}
