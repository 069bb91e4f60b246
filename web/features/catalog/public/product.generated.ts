import type { ProductQuery, ProductQueryVariables, ReviewsQuery, ReviewsQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../../../generated/graphql.ts';
import { mutation, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ProductDocument = /* @__PURE__ */ publicQuery<ProductQuery, ProductQueryVariables>('fda169f680efce23678fb7e859e95babe83eca1f68be77ae74ee0e09fb383e3b');
export const ReviewsDocument = /* @__PURE__ */ publicQuery<ReviewsQuery, ReviewsQueryVariables>('c15ce3d9bea16873788827d6b53ec8bc777ed5a2ef434f7e3fa42ee574477d6d');
export const SubmitReviewDocument = /* @__PURE__ */ mutation<SubmitReviewMutation, SubmitReviewMutationVariables>('25ed9021104774f1e46eaa4f51eca59137c5a5c54faa3d7d2bc00c1617b7e041');
