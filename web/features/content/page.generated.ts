import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('110496742587fea1beb3a6ec5c400e9e2f961ce14a7c6dbf2901abe430cda93e');
