import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, DeliverToMutation, DeliverToMutationVariables, DeliveryCountriesQuery, DeliveryCountriesQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('f8cd6888576a91c02e0cabeca75cdc341717d300782a94eb8d32f09eac8d3409');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('3745b99deaf87cd4693146007f8e261447da3a830f4a4db1dbc35966c4121636');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('631e5dbe26b3ce0ef893f3023e0cf1c4d7f926407e662ce84c8b5861646435b2');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('fd3913385bb0fc69e9c04f21710e96750b58f32ae8e9de92a43e269225a95967');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('e5e1b575aa145d19218ab32c947b291f1a98d8cf6748195da0910c524c4fa7d7');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('07914f6a40562f1c4b780951f3b2d25505a5bb9d89800e5f4d357f321b62c7af');
export const RemovePromotionCodeDocument = /* @__PURE__ */ mutation<RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables>('3d40a7e08592482a45f1d60f03f8374aed27dd4b60df0d31d5f6d357d90cf995');
export const DeliveryCountriesDocument = /* @__PURE__ */ personalQuery<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>('19204ec02df48543a2df9e325cbda440bf3de10f490607de8945188c8a9a3f4c');
export const DeliverToDocument = /* @__PURE__ */ mutation<DeliverToMutation, DeliverToMutationVariables>('cbb988f8ab94f3abc3e25f043ab686aede8f45177520269a583a748e5cb602f2');
