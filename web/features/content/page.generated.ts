import type { PageQuery, PageQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../../shared/graphql/operation-document.ts';

export const PageDocument = /* @__PURE__ */ publicQuery<PageQuery, PageQueryVariables>('f82a57581b341c5b7e3539c56a857e02564334c019e1d35280716e69bf4e86b4');
