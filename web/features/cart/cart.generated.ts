import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, DeliverToMutation, DeliverToMutationVariables, DeliveryCountriesQuery, DeliveryCountriesQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('2c1cc58d83bcde2a8fed351066d6f73c0f10ac6b161c2ccd5303f03639ad643c');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('3aea3d2452be55642e4b9f4703248b3b3d527333e75e3d2bc5147f4e9751af35');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('29ffbf3ee73a79d1669e2e10e9fc47ba581da73a9adcb7a1738957e6196f78ba');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('e7506b749e1609f430d8ce06e289fe9d48e159402c4e06da2efa246f66fd38ea');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('505fce676a7a0ce4161e50f12873ae144cd08532f7e007c1775730232b5d5645');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('10fbf88ecd5be52f4d91e8c5194757604953191dccc26eced0b2348b6bf5f1c5');
export const DeliveryCountriesDocument = /* @__PURE__ */ personalQuery<DeliveryCountriesQuery, DeliveryCountriesQueryVariables>('73fc2398ae829f249ec137a5fc341680213d5ece4603725df4c359fe6ddb5cd2');
export const DeliverToDocument = /* @__PURE__ */ mutation<DeliverToMutation, DeliverToMutationVariables>('56bedf6a246f1abf5f23ae06ecfd26e7f94112c1db4253a8a51d6c484317df05');
