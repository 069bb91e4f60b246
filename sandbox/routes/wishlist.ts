import { type Call, idParam, type Routes, SUCCESS } from '../protocol/call.ts';
import { parseCriteria, searchResult, select } from '../protocol/criteria.ts';
import { checkedId, failure, productNotFound } from '../protocol/errors.ts';
import { accountOf } from '../rules/account/customers.ts';
import { productEntity, productReader } from '../rules/catalog/products.ts';
import { raceGap } from '../rules/session/current.ts';
import type { Entity } from '../state/entity.ts';

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN also for guests, CHECKOUT__WISHLIST_IS_NOT_ACTIVATED */
function ownerOf(call: Call): string {
  const { id } = accountOf(call);
  if (call.shop.switches.wishlist) return id;
  throw failure(403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED');
}

/** @throws CHECKOUT__WISHLIST_NOT_FOUND before the first product (case 130) */
function wishlistOf(call: Call): readonly string[] {
  const productIds = call.shop.wishlists.get(ownerOf(call));
  if (productIds !== undefined) return productIds;
  throw failure(404, 'CHECKOUT__WISHLIST_NOT_FOUND');
}

/** The latest first (cases 127–137). */
function readWishlist(call: Call): Entity {
  const { shop, view, body } = call;
  const products = wishlistOf(call)
    .toReversed()
    .flatMap((id) => shop.products.byId(id) ?? [])
    .filter(({ active }) => active);
  const criteria = parseCriteria(body);
  const { page, total } = select(products, criteria, productReader(shop, view));
  const elements = page.map((product) => productEntity(shop, product, view));
  return { products: searchResult(elements, total, criteria), apiAlias: 'wishlist_products' };
}

/** Parallel writes lose products, as in Shopware. */
async function changeWishlist(call: Call, change: (productIds: readonly string[]) => readonly string[]) {
  const { shop } = call;
  const owner = ownerOf(call);
  const productIds = change(shop.wishlists.get(owner) ?? []);
  await raceGap(shop);
  shop.wishlists.set(owner, productIds);
  return SUCCESS;
}

function addProduct(call: Call): Promise<Entity> {
  const id = idParam(call, 'productId');
  return changeWishlist(call, (ids) => {
    if (call.shop.products.byId(id)?.active !== true) throw productNotFound();
    if (ids.includes(id)) throw failure(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT');
    return [...ids, id];
  });
}

function removeProduct(call: Call): Promise<Entity> {
  const id = idParam(call, 'productId');
  if (!wishlistOf(call).includes(id)) throw failure(404, 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND');
  return changeWishlist(call, (ids) => ids.filter((other) => other !== id));
}

/** Unknown products are skipped (cases 135, 136). */
function mergeProducts(call: Call): Promise<Entity> {
  const { shop, body } = call;
  const given = Array.isArray(body['productIds']) ? body['productIds'].map(String).map(checkedId) : [];
  const existing = given.filter((id) => shop.products.byId(id) !== undefined);
  return changeWishlist(call, (ids) => [...new Set([...ids, ...existing])]);
}

export const WISHLIST_ROUTES: Routes = {
  'POST /customer/wishlist': readWishlist,
  'POST /customer/wishlist/merge': mergeProducts,
  'POST /customer/wishlist/add/:productId': addProduct,
  'DELETE /customer/wishlist/delete/:productId': removeProduct,
};
