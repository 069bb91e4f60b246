import type { AddToWishlistMutation, AddToWishlistMutationVariables, MergeWishlistMutation, MergeWishlistMutationVariables, RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables, WishedProductsQuery, WishedProductsQueryVariables, WishlistIdsQuery, WishlistIdsQueryVariables, WishlistPageQuery, WishlistPageQueryVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../graphql/operation-document.ts';

export const WishlistIdsDocument = /* @__PURE__ */ personalQuery<WishlistIdsQuery, WishlistIdsQueryVariables>('56d7969bffe272ea0284a7c774c9824a82bf7a6dd6bcdce0b5da552ca436c086');
export const WishlistPageDocument = /* @__PURE__ */ personalQuery<WishlistPageQuery, WishlistPageQueryVariables>('b889cf6d46aa23594af71aa0200639db6ce4378ef570902f1dc5d140d0dbee69');
export const WishedProductsDocument = /* @__PURE__ */ publicQuery<WishedProductsQuery, WishedProductsQueryVariables>('d4f73528e3b64adc1da1371de1e34e922b2e72b717116b499fbd410931714013');
export const AddToWishlistDocument = /* @__PURE__ */ mutation<AddToWishlistMutation, AddToWishlistMutationVariables>('156fe0ab3818441417223eea9b858c2baa3b872c2b4a3bfb07f7d68535ad45d0');
export const RemoveFromWishlistDocument = /* @__PURE__ */ mutation<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>('ffd23de165b9430b56468b8c72959f12c06d0307b718ca92a4e8ff523824a283');
export const MergeWishlistDocument = /* @__PURE__ */ mutation<MergeWishlistMutation, MergeWishlistMutationVariables>('c3f8d7d65be4cec75403da0bc089c21157719ab387fd8160e3eb6ca01ac71bfb');
