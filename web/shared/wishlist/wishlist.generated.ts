import type { AddToWishlistMutation, AddToWishlistMutationVariables, RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables, WishedProductsQuery, WishedProductsQueryVariables, WishlistIdsQuery, WishlistIdsQueryVariables, WishlistPageQuery, WishlistPageQueryVariables } from '../../generated/graphql.ts';
import { mutation, personalQuery, publicQuery } from '../graphql/operation-document.ts';

export const WishlistIdsDocument = /* @__PURE__ */ personalQuery<WishlistIdsQuery, WishlistIdsQueryVariables>('56d7969bffe272ea0284a7c774c9824a82bf7a6dd6bcdce0b5da552ca436c086');
export const WishlistPageDocument = /* @__PURE__ */ personalQuery<WishlistPageQuery, WishlistPageQueryVariables>('b034887ca99c23588fe796277fc03dddde654fc5af736dc21932e6b8ec3c619c');
export const WishedProductsDocument = /* @__PURE__ */ publicQuery<WishedProductsQuery, WishedProductsQueryVariables>('d41f37ca604837dd77e18c1d47a1ccacc3c4d5c2ac1a98e76a6982c67408d533');
export const AddToWishlistDocument = /* @__PURE__ */ mutation<AddToWishlistMutation, AddToWishlistMutationVariables>('d362667affa5619da4bdb225131dcccf5f5a48c706e26884675a9b0447fcdc44');
export const RemoveFromWishlistDocument = /* @__PURE__ */ mutation<RemoveFromWishlistMutation, RemoveFromWishlistMutationVariables>('eccf49256ef0d539364c50d31bfdaf7181f3379030ffbfe20b9b415fe69e83ca');
