import type { PurchaseQuery, PurchaseQueryVariables, TrackedProductsQuery, TrackedProductsQueryVariables } from '../../generated/graphql.ts';
import { personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const TrackedProductsDocument = /* @__PURE__ */ publicQuery<TrackedProductsQuery, TrackedProductsQueryVariables>('ffe2e4510a4233ff990592fae288608def6ea5ddc7b48b575d2f35621ccf6a7c');
export const PurchaseDocument = /* @__PURE__ */ personalQuery<PurchaseQuery, PurchaseQueryVariables>('e885dc323aa2b5991d72801caffc50c94b2f8345664d95eeb63e0ddb0218e0ec');
