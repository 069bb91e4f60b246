import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, DeliverToMutation, DeliverToMutationVariables, DeliveryCountriesQuery, DeliveryCountriesQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('947df03d408bf29774b87765168b2c83735f2b007a3bb6e8f027d8de9b70cddb');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('529c8a294fab2f6903ddd6f2b7480f35d83ae1095fec1103e8fde36e0577d91d');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('c2e65fbb440a34c8fd140ff6624435f5d140adffff2093cb986f9d2a32abec8d');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('585e397021e76d33916f5e421d30a8b5351ea6134185bcffd850b25a460cf0ec');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('cdd2c196e7b823b8f33c395e3b2e1a8c20cd618c9624feda8a0250715ac249f8');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('89addacfd7f90d915a0656de0b8ba3fca892691d45449b5612eff9771781bfc8');
export const RemovePromotionCodeDocument = /* @__PURE__ */ mutation<RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables>('56b288d6734c37facd9a3b627bb2f57366cfc9c748aef2a7ea9db7f40b3a3c12');
export const DeliveryCountriesDocument = /* @__PURE__ */ personalQuery<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>('19204ec02df48543a2df9e325cbda440bf3de10f490607de8945188c8a9a3f4c');
export const DeliverToDocument = /* @__PURE__ */ mutation<DeliverToMutation, DeliverToMutationVariables>('cbb988f8ab94f3abc3e25f043ab686aede8f45177520269a583a748e5cb602f2');
