import type { Language, Rating, ReviewList } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import type { SwAggregation, SwBucket, SwList, SwProduct, SwReview } from '../../shopware/entities.ts';
import type { Read } from '../../shopware/reads/public-reads.ts';
import { badInput, checkPart, checkRange } from '../shared/problem.ts';
import { layoutSlot } from './layout-slot.ts';

interface ReviewsRequest {
  readonly page: number;
  readonly limit: number;
  readonly stars: number | null;
  readonly locale: string | null;
}

type Languages = readonly Pick<Language, 'id' | 'locale'>[];

type SwReviews = SwList<SwReview> & { readonly aggregations?: unknown };

/**
 * Reviews of a product, newest first; Shopware stores those of a variant with its parent.
 * @param languages of the shop
 * @throws GraphQLError BAD_USER_INPUT for a page, limit, number of stars or language out of bounds
 */
export async function reviews(
  read: Read,
  productId: string,
  request: ReviewsRequest,
  languages: Languages,
): Promise<ReviewList> {
  const { page, limit, stars, locale } = request;
  checkPart({ page, limit }, 100);
  if (stars !== null) checkRange('stars', stars, 5);
  const languageId = locale === null ? null : languages.find((one) => one.locale === locale)?.id;
  if (languageId === undefined) throw badInput(`${locale} is not a language of the shop`);
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
    includes: {
      product_review: [
        'id',
        'title',
        'content',
        'points',
        'externalUser',
        'comment',
        'createdAt',
        'languageId',
      ],
    },
  };
  const found = await read<SwReviews>({
    name: 'reviews',
    call: { path: `/product/${productId}/reviews`, body },
    tags: () => [`product:${productId}`],
  });
  return toList(found, histogram(found.aggregations, 'points'), request, languages);
}

/** The newest reviews from the product's layout; null when missing, or for another page or filter. */
export function reviewsInLayout(
  product: SwProduct,
  request: ReviewsRequest,
  languages: Languages,
): ReviewList | null {
  const found = layoutSlot(product, 'product-description-reviews')?.['reviews'];
  if (!isObject(found) || request.page !== 1) return null;
  if (request.stars !== null || request.locale !== null) return null;
  const elements: SwReview[] = Array.isArray(found['elements']) ? found['elements'].filter(isObject) : [];
  const total = typeof found['total'] === 'number' ? found['total'] : elements.length;
  if (elements.length < Math.min(total, request.limit)) return null;
  const newest = elements.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
  const stars = histogram(found['aggregations'], 'ratingMatrix');
  return toList({ elements: newest.slice(0, request.limit), total }, stars, request, languages);
}

function toList(
  found: SwList<SwReview>,
  stars: number[],
  { page, limit }: ReviewsRequest,
  languages: Languages,
): ReviewList {
  const total = found.total ?? 0;
  return {
    reviews: (found.elements ?? []).flatMap((review) =>
      review.id
        ? [
            {
              id: review.id,
              title: review.title ?? '',
              text: review.content ?? '',
              points: review.points ?? 0,
              author: review.externalUser ?? null,
              locale: languages.find(({ id }) => id === review.languageId)?.locale ?? null,
              createdAt: review.createdAt ?? '',
              shopFeedback: review.comment ?? null,
            },
          ]
        : [],
    ),
    pageInfo: { page, limit, total, hasMore: page * limit < total },
    histogram: stars,
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

/** Average and count of reviews; null without reviews, and then without a call. */
export async function rating(read: Read, product: SwProduct, productId: string): Promise<Rating | null> {
  if (!product.ratingAverage) return null;
  const request = { page: 1, limit: 5, stars: null, locale: null };
  const { histogram } =
    reviewsInLayout(product, request, []) ?? (await reviews(read, productId, request, []));
  const count = histogram.reduce((sum, number) => sum + number, 0);
  return { average: product.ratingAverage, count: count > 0 ? count : null };
}
