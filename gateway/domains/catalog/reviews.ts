import type { Language, Review } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwAggregation, SwBucket, SwList, SwProduct, SwReview } from '../../shopware/entities.ts';
import { layoutSlot } from '../../shopware/mappers/layout-parts.ts';
import { REVIEW } from '../../shopware/reads/includes.ts';
import type { Read } from '../../shopware/reads/public-reads.ts';
import {
  type Connection,
  type ConnectionArguments,
  type ConnectionRange,
  connectionOf,
  rangeOf,
} from '../shared/connection.ts';
import { badInput, checkRange } from '../shared/problem.ts';
import { ownerOf } from './public/product.ts';

interface ReviewsFilter {
  readonly stars: number | null;
  readonly locale: string | null;
}

interface ReviewsArguments extends ConnectionArguments {
  readonly stars?: number | null | undefined;
  readonly locale?: string | null | undefined;
}

type ReviewConnectionSource = Connection<Review> & { readonly histogram: readonly number[] };

type Languages = readonly Pick<Language, 'id' | 'locale'>[];

type SwReviews = SwList<SwReview> & { readonly aggregations?: unknown };

const LIST = { kind: 'reviews', max: 100 } as const;

/** Reviews of a product, newest first, from its layout if possible. @throws GraphQLError BAD_USER_INPUT */
export async function reviews(
  read: Read,
  product: SwProduct,
  { stars = null, locale = null, ...args }: ReviewsArguments,
  languages: Languages,
): Promise<ReviewConnectionSource> {
  const range = rangeOf(args, LIST);
  const filter = { stars, locale };
  const found =
    reviewsInLayout(product, range, filter) ??
    (await readReviews(read, ownerOf(product), range, filter, languages));
  return {
    ...connectionOf(range, found, (review) => toReview(review, languages)),
    histogram: found.histogram,
  };
}

interface ReviewsPage {
  readonly nodes: readonly SwReview[];
  readonly total: number;
  readonly histogram: readonly number[];
}

async function readReviews(
  read: Read,
  productId: string,
  { page: { page, limit } }: ConnectionRange,
  { stars, locale }: ReviewsFilter,
  languages: Languages,
): Promise<ReviewsPage> {
  if (stars !== null) checkRange('stars', stars, 5);
  const languageId = locale === null ? null : languages.find((one) => one.locale === locale)?.id;
  if (languageId === undefined) throw badInput(`${locale} is not a language of the shop`, ['locale']);
  const chosen = [
    ...(stars === null ? [] : [{ type: 'equals', field: 'points', value: stars }]),
    ...(languageId === null ? [] : [{ type: 'equals', field: 'languageId', value: languageId }]),
  ];
  const body = {
    limit,
    p: page,
    page,
    'total-count-mode': 1,
    sort: [{ field: 'createdAt', order: 'DESC' }],
    ...(chosen.length === 0 ? {} : { 'post-filter': chosen }),
    aggregations: [{ name: 'points', type: 'terms', field: 'points' }],
    includes: { product_review: REVIEW },
  };
  const found = await read<SwReviews>({
    name: 'reviews',
    call: { path: `/product/${productId}/reviews`, body },
    tags: () => [`product:${productId}`],
  });
  return {
    nodes: found.elements ?? [],
    total: found.total ?? 0,
    histogram: histogram(found.aggregations, 'points'),
  };
}

/** The newest reviews from the product's layout; null if missing, or for another page or filter. */
function reviewsInLayout(
  product: SwProduct,
  { page: { page, limit } }: ConnectionRange,
  { stars, locale }: ReviewsFilter,
): ReviewsPage | null {
  const found = layoutSlot(product, 'product-description-reviews')?.['reviews'];
  if (!isObject(found) || page !== 1 || stars !== null || locale !== null) return null;
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

export async function reviewCount(read: Read, product: SwProduct): Promise<number | null> {
  const { histogram } = await reviews(read, product, { first: 5 }, []);
  return histogram.reduce((sum, number) => sum + number, 0) || null;
}
