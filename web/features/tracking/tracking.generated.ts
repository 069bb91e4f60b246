import type { PurchaseQuery, PurchaseQueryVariables, TrackedProductsQuery, TrackedProductsQueryVariables } from '../../generated/graphql.ts';
import { personalQuery, publicQuery } from '../../shared/graphql/operation-document.ts';

export const TrackedProductsDocument = /* @__PURE__ */ publicQuery<TrackedProductsQuery, TrackedProductsQueryVariables>('0835c18c64c3bf4bdeb6570a5e5455b853bd064b624d34e8be95e1198b59fbbe');
export const PurchaseDocument = /* @__PURE__ */ personalQuery<PurchaseQuery, PurchaseQueryVariables>('bf9467fb53728e4a045b54b36393c1c570ca5328de99d5d526b45857ceda6abb');
