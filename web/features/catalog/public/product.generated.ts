import type { ProductQuery, ProductQueryVariables, ReviewsQuery, ReviewsQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../../../generated/graphql.ts';
import { mutation, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ProductDocument = /* @__PURE__ */ publicQuery<ProductQuery, ProductQueryVariables>('94f690088fbe5578fd42d689a3d42b7f92271854b202b62458babcd850d31d7a');
export const ReviewsDocument = /* @__PURE__ */ publicQuery<ReviewsQuery, ReviewsQueryVariables>('ba518b46a0e27338686387028a1bdc9bdfd630278ec5dab7b09c4f85be8a0358');
export const SubmitReviewDocument = /* @__PURE__ */ mutation<SubmitReviewMutation, SubmitReviewMutationVariables>('54435546b6b47dd47e789c437917379cf19717e8a63d9edf8063eceadd35ee46');
