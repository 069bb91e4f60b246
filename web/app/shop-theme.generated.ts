import type { ShopThemeQuery, ShopThemeQueryVariables } from '../generated/graphql.ts';
import { publicQuery } from '../shared/graphql/operation-document.ts';

export const ShopThemeDocument = /* @__PURE__ */ publicQuery<ShopThemeQuery, ShopThemeQueryVariables>('9cc2c8562112c25be37234ded93c87c6f53d6e67ded7b227bd96632b9081bc41');
