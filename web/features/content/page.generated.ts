import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('4ccf092fa8852eee4fb17aa1d4da42d5bc962b5e4bbfe79acbc2974cb38ed5dd');
