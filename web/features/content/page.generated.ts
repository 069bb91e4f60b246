import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('ddbf20682f46ceb89e27a380d008f6a74d2b2316b8cbdbcac5d4ad45705c5a4e');
