import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('aac392838b9cc422ad2b9b17a5d10c6050eed5c70de4eedf5004e1042bdebe44');
