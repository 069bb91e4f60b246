import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('ccb88b9b59c608caa85eb2c971e335ccf083e5fbd0af6d0c7836c5ddd4b99e68');
