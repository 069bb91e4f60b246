import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('fa1c45915735c4825301dbc684c3eaba76ac0f5c8e0296587c758d02c2a9bf86');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('71e14790ef89f0894c669e53473f11343b7146eb7c58d9b41fdf0e30c4c6caa1');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('011148a6c22a92a201b7143b687282780a327264cf8307ae01a9f71a83d515a3');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('94794c9b90822ffd47f1ed334c31add138e6d38f9c0afacf25156c73ce251eb1');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('a352391da499f0c6b538db1f8bd0dc19f004610f7f601f621179c7a4863e4013');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('883b1d8b15394b02bfb88f60b177f921c0c94aae5efc31a69dca8f81b1d843a2');
export const RemovePromotionCodeDocument = /* @__PURE__ */ mutation<RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables>('a734a8fabf2f5be0da1af96cd96bb62f3f449d11766ea0266e2d4cc7c6b87a12');
