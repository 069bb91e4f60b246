import { dataOf } from '../graphql/api-error.ts';
import { currentClient } from '../graphql/current-client.ts';
import { loginIsMissing } from '../session/login-missing.ts';
import {
  AddToWishlistDocument,
  RemoveFromWishlistDocument,
  WishlistIdsDocument,
} from './wishlist.generated.ts';

/** The newest first. */
export async function loadIds(): Promise<readonly string[]> {
  return (await dataOf(currentClient().query(WishlistIdsDocument, {}))).wishlist.productIds;
}

/** @throws Error with the message of a user error */
export async function mergeIds(productIds: readonly string[]): Promise<readonly string[]> {
  const input = { productIds: [...productIds] };
  const { payload } = await dataOf(currentClient().mutation(AddToWishlistDocument, { input }));
  if (!payload.wishlist || payload.userErrors.length > 0) {
    throw new Error(payload.userErrors[0]?.message ?? 'The wishlist was not merged.');
  }
  return payload.wishlist.productIds;
}

/** Resolves to the whole list or the message of a user error. */
export async function changeIds(
  productId: string,
  wished: boolean,
): Promise<{ ids: readonly string[] | null; refusal: string | null; loggedOut: boolean }> {
  const { payload } = wished
    ? await dataOf(currentClient().mutation(AddToWishlistDocument, { input: { productIds: [productId] } }))
    : await dataOf(currentClient().mutation(RemoveFromWishlistDocument, { input: { productId } }));
  return {
    ids: payload.wishlist?.productIds ?? null,
    refusal: payload.userErrors[0]?.message ?? null,
    loggedOut: payload.userErrors.some(loginIsMissing),
  };
}
