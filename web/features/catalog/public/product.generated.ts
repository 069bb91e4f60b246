import type { ProductQuery, ProductQueryVariables, ReviewsQuery, ReviewsQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../../../generated/graphql.ts';
import { mutation, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ProductDocument = /* @__PURE__ */ publicQuery<ProductQuery, ProductQueryVariables>('39d235e9ffead57f1f81b3f4ddba18a626b301c95e948801d1b724b494d47990');
export const ReviewsDocument = /* @__PURE__ */ publicQuery<ReviewsQuery, ReviewsQueryVariables>('c15ce3d9bea16873788827d6b53ec8bc777ed5a2ef434f7e3fa42ee574477d6d');
export const SubmitReviewDocument = /* @__PURE__ */ mutation<SubmitReviewMutation, SubmitReviewMutationVariables>('54435546b6b47dd47e789c437917379cf19717e8a63d9edf8063eceadd35ee46');
