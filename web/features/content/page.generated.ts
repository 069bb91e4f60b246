import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('a3e0f0ae47f66a0a34dcdfc75ca4b0ecc41876b815f838d5c00590d3d12b40bd');
