import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('e6ba562299c85a3ec4f4b37d2613e8dd8274fc2c5b4673206974ac8b808e71e2');
