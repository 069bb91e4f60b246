import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, DeliverToMutation, DeliverToMutationVariables, DeliveryCountriesQuery, DeliveryCountriesQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('c348c29ab74094696b4b5b0a184a9ceacd84ff18edd814826b61add52a70e4ee');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('bd0d0e083924afc8392fcee22160a47936e4ba3257572ccb1d808913710d3c4c');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('5efe0db74288ac33c5373bf61c4cc06d339c2fcb1b8bbc519952eb0e1b676958');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('60b1462f6878b738a226d21e11f99ec3dc3e13df5dafb77f64bf977f0a74ad61');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('aab3a2074fd43914db93d31c1db0021a2c3920f2b737dfd4d31179e9fe632c0c');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('a09db5e8e76f823e69dc93af26412ff9240968182d82b630cf53a2f524b46a94');
export const DeliveryCountriesDocument = /* @__PURE__ */ personalQuery<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>('19204ec02df48543a2df9e325cbda440bf3de10f490607de8945188c8a9a3f4c');
export const DeliverToDocument = /* @__PURE__ */ mutation<DeliverToMutation, DeliverToMutationVariables>('56bedf6a246f1abf5f23ae06ecfd26e7f94112c1db4253a8a51d6c484317df05');
