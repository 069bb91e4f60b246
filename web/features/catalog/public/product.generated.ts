import type { ProductQuery, ProductQueryVariables, ReviewsQuery, ReviewsQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../../../generated/graphql.ts';
import { mutation, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ProductDocument = /* @__PURE__ */ publicQuery<ProductQuery, ProductQueryVariables>('5da6513f97dbbdb52804f6b31b740505673275172fea9eb6fdee47b67f225bca');
export const ReviewsDocument = /* @__PURE__ */ publicQuery<ReviewsQuery, ReviewsQueryVariables>('c15ce3d9bea16873788827d6b53ec8bc777ed5a2ef434f7e3fa42ee574477d6d');
export const SubmitReviewDocument = /* @__PURE__ */ mutation<SubmitReviewMutation, SubmitReviewMutationVariables>('25ed9021104774f1e46eaa4f51eca59137c5a5c54faa3d7d2bc00c1617b7e041');
