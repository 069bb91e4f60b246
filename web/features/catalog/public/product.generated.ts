import type { ProductQuery, ProductQueryVariables, ReviewsQuery, ReviewsQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../../../generated/graphql.ts';
import { mutation, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ProductDocument = /* @__PURE__ */ publicQuery<ProductQuery, ProductQueryVariables>('5c665cb921c085d60b19a572419eb1b4a0fda67932ae05adef4fab875a82db46');
export const ReviewsDocument = /* @__PURE__ */ publicQuery<ReviewsQuery, ReviewsQueryVariables>('5d3114204ea23820cf5faeb4305d56e0e5c3fcf87d8b8099dd863e96b99b8450');
export const SubmitReviewDocument = /* @__PURE__ */ mutation<SubmitReviewMutation, SubmitReviewMutationVariables>('54435546b6b47dd47e789c437917379cf19717e8a63d9edf8063eceadd35ee46');
