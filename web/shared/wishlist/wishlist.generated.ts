import type { AddToWishlistMutation, AddToWishlistMutationVariables, RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables, WishedProductsQuery, WishedProductsQueryVariables, WishlistIdsQuery, WishlistIdsQueryVariables, WishlistPageQuery, WishlistPageQueryVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../graphql/operation-document.ts';

export const WishlistIdsDocument = /* @__PURE__ */ personalQuery<WishlistIdsQuery, WishlistIdsQueryVariables>('56d7969bffe272ea0284a7c774c9824a82bf7a6dd6bcdce0b5da552ca436c086');
export const WishlistPageDocument = /* @__PURE__ */ personalQuery<WishlistPageQuery, WishlistPageQueryVariables>('b889cf6d46aa23594af71aa0200639db6ce4378ef570902f1dc5d140d0dbee69');
export const WishedProductsDocument = /* @__PURE__ */ publicQuery<WishedProductsQuery, WishedProductsQueryVariables>('d4f73528e3b64adc1da1371de1e34e922b2e72b717116b499fbd410931714013');
export const AddToWishlistDocument = /* @__PURE__ */ mutation<AddToWishlistMutation, AddToWishlistMutationVariables>('d362667affa5619da4bdb225131dcccf5f5a48c706e26884675a9b0447fcdc44');
export const RemoveFromWishlistDocument = /* @__PURE__ */ mutation<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>('10281ca5af62a3eec1415d33d570762a8fbd7093b0b48c7174d90da6389b7281');
