import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('57347255b4e9e8ff0eeebe88ca3ffdde5daf5b8b3ccae84252041d2dbe27d79e');
