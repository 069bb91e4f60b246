import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('5a8970b4bbf174f9f6e8bb928b1209e6945b7a735eb6b31324a55be7dc816eb5');
