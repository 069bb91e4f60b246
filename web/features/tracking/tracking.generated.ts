import type { PurchaseQuery, PurchaseQueryVariables } from '../../generated/graphql.ts';
import { personalQuery } from '../../shared/graphql/operation-document.ts';

export const PurchaseDocument = /* @__PURE__ */ personalQuery<PurchaseQuery, PurchaseQueryVariables>('241ead62c065f06476d6b78ed30620ea857bacf14a1ae778fc6e489371b3520a');
