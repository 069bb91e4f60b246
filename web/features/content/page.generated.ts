import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('8958205bf4d0bc5f3e850c73c956138e566cb1c75f20c9d0ed3f621e9d790ae3');
