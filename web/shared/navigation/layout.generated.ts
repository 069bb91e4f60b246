import type { LayoutQuery, LayoutQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const LayoutDocument = /* @__PURE__ */ publicQuery<LayoutQuery, LayoutQueryVariables>('8034083a5ac98ae4efd4f56dbc6c814eb6524c1c1ac96efc1e1ddb549fbb04b1');
