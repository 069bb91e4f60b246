import type { LayoutQuery, LayoutQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const LayoutDocument = /* @__PURE__ */ publicQuery<LayoutQuery, LayoutQueryVariables>('127e5316e3727163ff0e80ae6c9b62a68cc7b7a6e0921117abf96173fbffab6b');
