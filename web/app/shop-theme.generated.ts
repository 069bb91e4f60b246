import type { ShopThemeQuery, ShopThemeQueryVariables } from '../generated/graphql.ts';
import { publicQuery } from '../shared/graphql/operation-document.ts';

export const ShopThemeDocument = /* @__PURE__ */ publicQuery<ShopThemeQuery, ShopThemeQueryVariables>('a17728ac86e3dba58ec5072944cefbe6287cc5db0e0f8ca82950b02eb88dfc21');
