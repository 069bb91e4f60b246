import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('3663b77a8f2aaa665dc40687dd5ad68217d0b04a3e70056fb7f006d217e8a9b8');
