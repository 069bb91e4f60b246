import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('035d189b33626047330c7c7ee61d6ebbf1cb8064fdd1a79d443a8d82ebd61931');
