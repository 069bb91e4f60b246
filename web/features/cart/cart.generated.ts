import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, DeliverToMutation, DeliverToMutationVariables, DeliveryCountriesQuery, DeliveryCountriesQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('d16c7627c65ce9e5848cb4f4a95fc330f088b049836543091a4426b55777395e');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('6b38931c120aaf08df64be9bc84d2687db0559033dbeb5ec91265f878571c1ba');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('b917cc05852a82d85b4111b3122f7116109421e2088ca6e87a89b2fae75a19f9');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('92a70d6d04c00414c2f4cefb8dd2aaee2d9b42bd8d64411dd638b0a9a2e5df8a');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('54d5eb9a5927b8d08fcec5a7487b31a1c824204bb70fccaa3dc6f6087aeff97c');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('f7794af7947e4b01d02a1951c2f36519c82432ad1d888d4c12a3f7dd5a2ec71c');
export const DeliveryCountriesDocument = /* @__PURE__ */ personalQuery<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>('73fc2398ae829f249ec137a5fc341680213d5ece4603725df4c359fe6ddb5cd2');
export const DeliverToDocument = /* @__PURE__ */ mutation<DeliverToMutation, DeliverToMutationVariables>('56bedf6a246f1abf5f23ae06ecfd26e7f94112c1db4253a8a51d6c484317df05');
