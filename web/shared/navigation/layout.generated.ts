import type { LayoutQuery, LayoutQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const LayoutDocument = /* @__PURE__ */ publicQuery<LayoutQuery, LayoutQueryVariables>('a9c6c08060c2b573f3c9726ec7190c855e8d117c0f2c81207736d9d9f1d1205b');
