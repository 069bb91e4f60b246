import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('91c9d8288a1bd72bdb46d1e5dc882a4a33726ddd0dab1732433c0abd4f72f8fa');
