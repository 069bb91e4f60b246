import type { PurchaseQuery, PurchaseQueryVariables, TrackedProductsQuery, TrackedProductsQueryVariables } from '../../generated/graphql.ts';
import { personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const TrackedProductsDocument = /* @__PURE__ */ publicQuery<TrackedProductsQuery, TrackedProductsQueryVariables>('fa80bce5ed84bd0abbc279d1f63cf8453efe0a0ea23abedbf1a3868fe5ef3589');
export const PurchaseDocument = /* @__PURE__ */ personalQuery<PurchaseQuery, PurchaseQueryVariables>('93fbe1b59f7f01d087102d362bef4cbc4128f3987d6b8d7a80350b70b17b696c');
