import type { MenuPanelQuery, MenuPanelQueryVariables } from '../../../generated/graphql.ts';
import { publicQuery } from '../../../shared/graphql/operation-document.ts';

export const MenuPanelDocument = /* @__PURE__ */ publicQuery<MenuPanelQuery, MenuPanelQueryVariables>('e1303fa1f2b0d416b569efdecdf3efe85d521b3f13a590a4c958232527b2148c');
