import type { ProductQuery, ProductQueryVariables, ReviewsQuery, ReviewsQueryVariables, SubmitReviewMutation, SubmitReviewMutationVariables } from '../../../generated/graphql.ts';
import { mutation, publicQuery } from '../../../shared/graphql/operation-document.ts';

export const ProductDocument = /* @__PURE__ */ publicQuery<ProductQuery, ProductQueryVariables>('ded5aa391b84fab6f69391656e52535610040f968e8c1fddfb8a436ee9fd00b3');
export const ReviewsDocument = /* @__PURE__ */ publicQuery<ReviewsQuery, ReviewsQueryVariables>('518dcd4f69efa0bfdde9fb3c15a8d132a83d549fbf1708ffbf2fb6b9a1ffbd62');
export const SubmitReviewDocument = /* @__PURE__ */ mutation<SubmitReviewMutation, SubmitReviewMutationVariables>('25ed9021104774f1e46eaa4f51eca59137c5a5c54faa3d7d2bc00c1617b7e041');
