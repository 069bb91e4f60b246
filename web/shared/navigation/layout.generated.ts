import type { LayoutQuery, LayoutQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const LayoutDocument = /* @__PURE__ */ publicQuery<LayoutQuery, LayoutQueryVariables>('4a83284bf3cd6f94959110e548b94e4f40494fcccafdd1eab88f656d40c0c963');
