import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('e87f7a95575ee0b3225eb86ec7cb96bd68943b32bcfbd84e0447980ebaa65f4b');
