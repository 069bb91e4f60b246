import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, DeliverToMutation, DeliverToMutationVariables, DeliveryCountriesQuery, DeliveryCountriesQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('ebbd6fe2b3707a925edb7ac28749c11c0bc1c530496d2f8d6c5c6b7fe29901b6');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('7f9d7f84fe2c2e3d877bbeba945d84d13b6a70e379529e2c6e4634e45403584a');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('1e58a96bb3d72e51587f832d61401480eb48c66f45e29914704b80cea2a4363a');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('c6ab5b72b92a1a18261a6bc70005adf4e22a182aba18f6ee1c41d5e2d843e00a');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('af14b27360f74e20cbffdf217e5782c8c8fe38e44c1f282a7ab9667a857cef49');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('941fe4d0a71d3dcda582a868bfa74dad0313402f7602cc283660e5f6eed90682');
export const RemovePromotionCodeDocument = /* @__PURE__ */ mutation<RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables>('731731ca88a82b12076dd9f059dc91898cf59a15b9e62e1cb98207e24d186882');
export const DeliveryCountriesDocument = /* @__PURE__ */ personalQuery<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>('19204ec02df48543a2df9e325cbda440bf3de10f490607de8945188c8a9a3f4c');
export const DeliverToDocument = /* @__PURE__ */ mutation<DeliverToMutation, DeliverToMutationVariables>('cbb988f8ab94f3abc3e25f043ab686aede8f45177520269a583a748e5cb602f2');
