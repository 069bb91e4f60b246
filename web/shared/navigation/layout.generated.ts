import type { LayoutQuery, LayoutQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const LayoutDocument = /* @__PURE__ */ publicQuery<LayoutQuery, LayoutQueryVariables>('8bc77ec48520875c3d5531b6cb69207796f3f5db344641dab6f417dd1d76c058');
