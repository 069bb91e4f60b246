import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Entity, SwList, SwProduct } from '../../shopware/entities.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from '../../shopware/reads/product-includes.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { pricedProduct } from '../catalog/public/product.ts';
import { fixedProducts, type ProductConnectionSource } from '../catalog/public/product-connection.ts';
import { type ConnectionArguments, connectionOf, rangeOf } from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { moneyOfSession } from '../shared/session-currency.ts';

/** All fields of a wishlist are read on demand. */
export type WishlistSource = { readonly id: 'wishlist:customer' };

export const WISHLIST: WishlistSource = { id: 'wishlist:customer' };

type SwWishlist = Entity<'WishlistLoadRouteResponse'>;

export const ONLY_IDS = { product: ['id'] };
/** Shopware's maximum page size. */
const SHOPWARE_PAGE_SIZE = 100;
const MAX_PAGES = 50;

/**
 * The customer's wishlist, newest first; empty without a login.
 * @throws GraphQLError as `rangeOf`
 */
export async function wishlistProducts(
  context: GatewayContext,
  args: ConnectionArguments,
): Promise<ProductConnectionSource> {
  const range = rangeOf(args, { kind: 'wishlist', max: SHOPWARE_PAGE_SIZE });
  const products = (found: SwList<SwProduct>, view: GatewayContext) =>
    fixedProducts(
      connectionOf(range, { nodes: found.elements ?? [], total: found.total ?? 0 }, (entity) =>
        pricedProduct(entity, view),
      ),
    );
  if (!context.session.exists) return products({}, context);
  return context.session.withLock(async (calls) => {
    const body = { associations: CARD_ASSOCIATIONS, includes: CARD_INCLUDES };
    const found = await readPage(context, calls, { ...range.page, ...body });
    if (found === null) return products({}, context);
    const money = await moneyOfSession(context, calls);
    return products(found, { ...context, money });
  });
}

/** Ids of all products, the newest first; empty without a login. */
export async function wishlistIds(context: GatewayContext): Promise<string[]> {
  if (!context.session.exists) return [];
  return context.session.withLock(async (calls) => {
    const ids: string[] = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
      const found = await readPage(context, calls, {
        page,
        limit: SHOPWARE_PAGE_SIZE,
        includes: ONLY_IDS,
      });
      ids.push(...(found?.elements ?? []).flatMap(({ id }) => (id ? [id] : [])));
      if (page * SHOPWARE_PAGE_SIZE >= (found?.total ?? 0)) break;
    }
    return ids;
  });
}

/**
 * docs/rules.md, "Errors": no list yet (404), no login (403) and other errors, which are logged, yield an empty list;
 * maintenance is rethrown.
 */
async function readPage(
  { log, requestId }: GatewayContext,
  calls: SessionCalls,
  criteria: Readonly<Record<string, unknown>>,
): Promise<SwList<SwProduct> | null> {
  try {
    return await listedProducts(calls, criteria);
  } catch (error) {
    if (error instanceof UpstreamError && error.reason === 'maintenance') throw error;
    const expected = error instanceof ShopwareError && (error.status === 404 || error.status === 403);
    if (!expected) log.error({ err: error, requestId }, 'wishlist cannot be read');
    return null;
  }
}

export async function listedProducts(
  calls: SessionCalls,
  criteria: Readonly<Record<string, unknown>>,
): Promise<SwList<SwProduct>> {
  const body = { 'total-count-mode': 1, ...criteria };
  const { products } = await calls.read<SwWishlist>({ path: '/customer/wishlist', seoUrls: true, body });
  return products ?? {};
}
