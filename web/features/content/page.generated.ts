import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('2c9fda6d31bfdc51f73f5dbc6accbf72ed4d387d752e0adb8c70786ef1393efd');
