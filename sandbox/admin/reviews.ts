import { writtenReview } from '../catalog/review.ts';
import type { ReviewRecord } from '../catalog/review-record.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import type { AdminCall, AdminRoute } from './admin-route.ts';
import { resourceNotFound } from './order-work.ts';

export function adminReview(review: ReviewRecord): Entity {
  return {
    ...writtenReview(review),
    customerId: review.customerId,
    externalEmail: review.email,
    customer: null,
    product: null,
    salesChannel: null,
    language: null,
  };
}

function reviewOf({ shop, params }: AdminCall): ReviewRecord {
  const review = shop.reviews.get(params['id'] ?? '');
  if (review === undefined) throw resourceNotFound('product_review', params['id'] ?? '');
  return review;
}

/** Accepts, hides or answers a review. */
function change(call: AdminCall): undefined {
  const review = reviewOf(call);
  const { status, comment } = call.body;
  call.shop.reviews.put({
    ...review,
    status: typeof status === 'boolean' ? status : review.status,
    comment: typeof comment === 'string' ? comment : review.comment,
    updatedAt: stamp(),
  });
  call.shop.wrote('product_review', review.id, ['status']);
  return undefined;
}

function remove(call: AdminCall): undefined {
  call.shop.reviews.delete(reviewOf(call).id);
  return undefined;
}

export const REVIEW_ROUTES: readonly AdminRoute[] = [
  { method: 'PATCH', path: '/product-review/:id', handle: change },
  { method: 'DELETE', path: '/product-review/:id', handle: remove },
];
