import type { AddPromotionCodeMutation, AddPromotionCodeMutationVariables, AddToCartMutation, AddToCartMutationVariables, CartQuery, CartQueryVariables, RemoveFromCartMutation, RemoveFromCartMutationVariables, RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables, RemovePromotionMutation, RemovePromotionMutationVariables, UpdateCartItemMutation, UpdateCartItemMutationVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery } from '../../shared/graphql/operation-document.ts';

export const CartDocument = /* @__PURE__ */ personalQuery<CartQuery, CartQueryVariables>('01ab0d3981512ec35f897635927fb9a38fdca6c54b72ae4a8ef2154570712a08');
export const AddToCartDocument = /* @__PURE__ */ mutation<AddToCartMutation, AddToCartMutationVariables>('ca6299f8ad025e51b80a63aadd4bbc19291f0286b892f3c0ef99d861f3db78ea');
export const UpdateCartItemDocument = /* @__PURE__ */ mutation<UpdateCartItemMutation, UpdateCartItemMutationVariables>('fb7e5dee2333a6ef0be1c74ffcabb437d59b8333cf20a67268091e431c00c122');
export const RemoveFromCartDocument = /* @__PURE__ */ mutation<RemoveFromCartMutation, RemoveFromCartMutationVariables>('6051f4fe5557b1a2f3a12753b8d80da38440948c8449ec580e2faffb606d4b26');
export const AddPromotionCodeDocument = /* @__PURE__ */ mutation<AddPromotionCodeMutation, AddPromotionCodeMutationVariables>('a08993da217a8f49b4d79fe405897a0b84ecb56f0fbfb1f042668ccaf53496ad');
export const RemovePromotionDocument = /* @__PURE__ */ mutation<RemovePromotionMutation, RemovePromotionMutationVariables>('b94dce9cfe40307f7fde70245dcceba3476336e06ed1d0f92d5106a9c78067be');
export const RemovePromotionCodeDocument = /* @__PURE__ */ mutation<RemovePromotionCodeMutation, RemovePromotionCodeMutationVariables>('9bd12f2e4e37e1ef1b996ed8f0b8ecb345b86559dd1cce2c4244598e7b767add');
