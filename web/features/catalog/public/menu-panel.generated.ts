import type { MenuPanelQuery, MenuPanelQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const MenuPanelDocument = /* @__PURE__ */ publicQuery<MenuPanelQuery, MenuPanelQueryVariables>('0705b5c38c1ce3819e87370b217820238e80483adfcf874fd7896a8aa41ba395');
