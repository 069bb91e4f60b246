import type { PurchaseQuery, PurchaseQueryVariables, TrackedProductsQuery, TrackedProductsQueryVariables } from '../../generated/graphql.ts';
import { personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const TrackedProductsDocument = /* @__PURE__ */ publicQuery<TrackedProductsQuery, TrackedProductsQueryVariables>('0835c18c64c3bf4bdeb6570a5e5455b853bd064b624d34e8be95e1198b59fbbe');
export const PurchaseDocument = /* @__PURE__ */ personalQuery<PurchaseQuery, PurchaseQueryVariables>('e885dc323aa2b5991d72801caffc50c94b2f8345664d95eeb63e0ddb0218e0ec');
