import type { ProductQuery, ProductQueryVariables, ReviewsQuery, ReviewsQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../../../generated/graphql.ts';
import { mutation, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ProductDocument = /* @__PURE__ */ publicQuery<ProductQuery, ProductQueryVariables>('a5124645300149a01c8ec6bf1ba3efaf7a1d167cb20dbb6ebf34f46d306915e5');
export const ReviewsDocument = /* @__PURE__ */ publicQuery<ReviewsQuery, ReviewsQueryVariables>('435683fe189a8658418f9586ea9791cdf020aab97dde450f42b6ea15e8752c01');
export const SubmitReviewDocument = /* @__PURE__ */ mutation<SubmitReviewMutation, SubmitReviewMutationVariables>('25ed9021104774f1e46eaa4f51eca59137c5a5c54faa3d7d2bc00c1617b7e041');
