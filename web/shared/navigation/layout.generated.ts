import type { LayoutQuery, LayoutQueryVariables, MenuPicturesQuery, MenuPicturesQueryVariables } from '../../generated/graphql.ts';
import { publicQuery } from '../graphql/operation-document.ts';

export const LayoutDocument = /* @__PURE__ */ publicQuery<LayoutQuery, LayoutQueryVariables>('4a83284bf3cd6f94959110e548b94e4f40494fcccafdd1eab88f656d40c0c963');
export const MenuPicturesDocument = /* @__PURE__ */ publicQuery<MenuPicturesQuery, MenuPicturesQueryVariables>('ee8a6a9446c338a0daa333850bbd9300c0585eadbc3212d09a267b3cb01c13fe');
