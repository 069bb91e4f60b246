import type { PurchaseQuery, PurchaseQueryVariables } from '../../generated/graphql.ts';
import type { Operation } from '../../shared/graphql/api.ts';

export const PurchaseDocument: Operation<PurchaseQuery, PurchaseQueryVariables> = { hash: '241ead62c065f06476d6b78ed30620ea857bacf14a1ae778fc6e489371b3520a' };
