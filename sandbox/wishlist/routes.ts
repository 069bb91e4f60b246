import { accountOf } from '../account/current-customer.ts';
import { productEntity } from '../catalog/product-entity.ts';
import { productReader } from '../catalog/product-field.ts';
import { type Call, idParam } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { searchResult, select } from '../server/entity-list.ts';
import { failure, invalidCriteriaIds, invalidUuid } from '../server/errors.ts';
import type { Router } from '../server/router.ts';
import { raceGap } from '../session/context-store.ts';
import { type Entity, entity, stamp } from '../shop/entity.ts';
import { isHexId, newId } from '../shop/ids.ts';
import type { WishlistRecord } from './wishlist-record.ts';

const SUCCESS: Entity = { apiAlias: 'array_struct', success: true };

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN also for guests, CHECKOUT__WISHLIST_IS_NOT_ACTIVATED */
function ownerOf(call: Call): string {
  const { id } = accountOf(call);
  if (call.shop.switches.wishlist) return id;
  throw failure(403, 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED', 'Wishlist is not activated!');
}

/** @throws CHECKOUT__WISHLIST_NOT_FOUND while it is empty (case 130) */
function wishlistOf(call: Call): WishlistRecord {
  const wishlist = call.shop.wishlists.get(ownerOf(call));
  if (wishlist !== undefined) return wishlist;
  throw failure(404, 'CHECKOUT__WISHLIST_NOT_FOUND', 'Wishlist for this customer was not found.');
}

/** The latest first (cases 127–137). */
function readWishlist(call: Call): Entity {
  const { shop, view } = call;
  const wishlist = wishlistOf(call);
  const criteria = parseCriteria(call.body);
  const products = wishlist.productIds
    .toReversed()
    .flatMap((id) => shop.products.byId(id) ?? [])
    .filter(({ active }) => active);
  const { page, total } = select(products, criteria, productReader(shop, view), ({ id }) => id);
  const { id, customerId, createdAt, updatedAt } = wishlist;
  return {
    apiAlias: 'wishlist_products',
    wishlist: { ...entity('customer_wishlist', id, { customerId, updatedAt }), createdAt },
    products: searchResult(
      'product',
      page.map((product) => productEntity(shop, product, view)),
      total,
      criteria,
    ),
  };
}

/** Delayed, so that parallel writes lose products, as in Shopware. */
async function change(
  call: Call,
  apply: (productIds: readonly string[]) => readonly string[],
): Promise<void> {
  const customerId = ownerOf(call);
  const before = call.shop.wishlists.get(customerId);
  const productIds = apply(before?.productIds ?? []);
  await raceGap(call.shop);
  call.shop.wishlists.put(customerId, {
    id: before?.id ?? newId(),
    customerId,
    createdAt: before?.createdAt ?? stamp(),
    updatedAt: before === undefined ? null : stamp(),
    productIds,
  });
}

/** Cases 132, 134, 922. @throws CHECKOUT__DUPLICATE_WISHLIST_PRODUCT */
async function addProduct(call: Call): Promise<Entity> {
  ownerOf(call);
  const id = idParam(call, 'productId');
  if (call.shop.products.byId(id)?.active !== true) {
    throw failure(404, 'CONTENT__PRODUCT_NOT_FOUND', `Product for id ${id} not found.`, { productId: id });
  }
  await change(call, (ids) => {
    if (ids.includes(id))
      throw failure(400, 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT', 'Product already added in wishlist');
    return [...ids, id];
  });
  return SUCCESS;
}

/** Cases 138, 139. */
async function removeProduct(call: Call): Promise<Entity> {
  const { productIds } = wishlistOf(call);
  const id = idParam(call, 'productId');
  if (!productIds.includes(id)) {
    throw failure(
      404,
      'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND',
      `Could not find wishlist product with id "${id}"`,
      { entity: 'wishlist product', field: 'id', value: id },
    );
  }
  await change(call, (ids) => ids.filter((other) => other !== id));
  return SUCCESS;
}

/** Unknown products are skipped (cases 135, 136). */
async function mergeProducts(call: Call): Promise<Entity> {
  ownerOf(call);
  const { productIds } = call.body;
  if (!Array.isArray(productIds)) {
    throw failure(400, 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING', 'Parameter "productIds" is missing.');
  }
  for (const id of productIds) {
    if (typeof id !== 'string') throw invalidCriteriaIds(id);
    if (!isHexId(id)) throw invalidUuid(id);
  }
  const known = productIds.map(String).filter((id) => call.shop.products.byId(id) !== undefined);
  await change(call, (ids) => [...new Set([...ids, ...known])]);
  return SUCCESS;
}

export function addWishlistRoutes(router: Router): void {
  router.add('GET|POST', '/customer/wishlist', readWishlist);
  router.add('POST', '/customer/wishlist/merge', mergeProducts);
  router.add('POST', '/customer/wishlist/add/:productId', addProduct);
  router.add('DELETE', '/customer/wishlist/delete/:productId', removeProduct);
}
