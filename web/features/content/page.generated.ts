import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('63af7188fbf66f7b6545a656c2093ed5976fa5b8c4cb90fc8bd65c3d87ec012c');
