import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, DeliverToMutation, DeliverToMutationVariables, DeliveryCountriesQuery, DeliveryCountriesQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('5bce4f627d546a7d5162429cb52391f6e25c41ade318eaa439d011088043db0f');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('05b810edbfcae176d2156ce2367981d2a82d9c9fdfb52b3ee0162f61d7182339');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('59ec7b3edcd338871a55e0f76fe772cd154630288254f9e8cc3678813106b3b9');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('be85c5632b1ffa0c94eec8622e002389b30dcc65c44f1c7367ff1f89f77261c1');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('e931db2819f8b7101b35f3c0aa02a420e2298e76cef04d73caaa7a58b2f2dc52');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('f2054cc5cd0461000734612dc18ab0b015f21a4744359265ae9272f87cf4f555');
export const DeliveryCountriesDocument = /* @__PURE__ */ personalQuery<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>('73fc2398ae829f249ec137a5fc341680213d5ece4603725df4c359fe6ddb5cd2');
export const DeliverToDocument = /* @__PURE__ */ mutation<DeliverToMutation, DeliverToMutationVariables>('56bedf6a246f1abf5f23ae06ecfd26e7f94112c1db4253a8a51d6c484317df05');
