import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('0b9e84b561e18c75c04ccad3bc0081a27ae0f7706dae6fc18e5257e0c83865c5');
