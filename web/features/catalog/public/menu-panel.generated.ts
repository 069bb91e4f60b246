import type { MenuPanelQuery, MenuPanelQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const MenuPanelDocument = /* @__PURE__ */ publicQuery<MenuPanelQuery, MenuPanelQueryVariables>('5f4205dde537cf4bd674f935860c26c13245e4c6ca70c801aa4b5e23abab32f6');
