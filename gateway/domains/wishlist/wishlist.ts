import type {
  AddToWishlistInput,
  IdInput,
  UserError,
  WishlistPayload,
} from '../../../schema/generated/types.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { type Entity, type SwList, type SwProduct, UUID } from '../../shopware/entities.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { CARDS } from '../../shopware/reads/criteria.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { fixedProducts } from '../catalog/public/listing.ts';
import { pricedProduct } from '../catalog/public/product.ts';
import { type ConnectionArguments, connectionOf, rangeOf } from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { moneyOfSession } from '../shared/session-currency.ts';
import { NOT_LOGGED_IN, refusals, userError } from '../shared/user-errors.ts';

/** All fields of a wishlist are read on demand. */
export type WishlistSource = { readonly id: 'wishlist:customer' };

export const WISHLIST: WishlistSource = { id: 'wishlist:customer' };

type SwWishlist = Entity<'WishlistLoadRouteResponse'>;

const ONLY_IDS = { product: ['id'] };
const SHOPWARE_PAGE_SIZE = 100;
const MAX_PAGES = 50;

/** The customer's wishlist, newest first; empty without a login. @throws GraphQLError as `rangeOf` */
export async function wishlistProducts(context: GatewayContext, args: ConnectionArguments) {
  const range = rangeOf(args, { kind: 'wishlist', max: SHOPWARE_PAGE_SIZE });
  const products = (found: SwList<SwProduct>, view: GatewayContext) =>
    fixedProducts(
      connectionOf(range, { nodes: found.elements ?? [], total: found.total ?? 0 }, (entity) =>
        pricedProduct(entity, view),
      ),
    );
  if (!context.session.exists) return products({}, context);
  return context.session.withLock(async (calls) => {
    const found = await readPage(context, calls, { ...range.page, ...CARDS });
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

/** All errors but maintenance yield an empty list (docs/rules.md, "Errors"). */
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

async function listedProducts(calls: SessionCalls, criteria: Readonly<Record<string, unknown>>) {
  const body = { 'total-count-mode': 1, ...criteria };
  const { products } = await calls.read<SwWishlist>({ path: '/customer/wishlist', seoUrls: true, body });
  return products ?? {};
}

const PATH = '/customer/wishlist';
const UNKNOWN = 'CONTENT__PRODUCT_NOT_FOUND';
const MAX_IDS = 1_000;
const CHUNK_SIZE = 100;
const MAX_ROUNDS = 50;

/** Of several products, unavailable ones are omitted, because Shopware would reject the whole list. */
export async function addToWishlist(context: GatewayContext, { productIds }: AddToWishlistInput) {
  const ids = [...new Set(productIds)];
  const [productId] = ids;
  if (ids.length === 1 && productId !== undefined) return addProduct(context, productId);
  const inputErrors =
    ids.length > MAX_IDS
      ? [userError(context.messages, 'FIELD_TOO_MANY', ['productIds'], { max: MAX_IDS })]
      : [];
  const known = inputErrors.length > 0 ? [] : ids.filter((id) => UUID.test(id));
  const cards = await context.loaders.card.loadMany(known);
  const sold = known.filter((_, index) => {
    const product = cards[index];
    return product && !(product instanceof Error);
  });
  return changeWishlist(context, inputErrors, ['productIds'], async (calls) => {
    for (let start = 0; start < sold.length; start += CHUNK_SIZE) {
      const chunk = sold.slice(start, start + CHUNK_SIZE);
      await calls.write({ path: `${PATH}/merge`, body: { productIds: chunk } });
    }
  });
}

function addProduct(context: GatewayContext, productId: string) {
  const field = ['productIds'];
  const inputErrors = UUID.test(productId) ? [] : [userError(context.messages, UNKNOWN, field)];
  return changeWishlist(context, inputErrors, field, (calls) =>
    unless(['CHECKOUT__DUPLICATE_WISHLIST_PRODUCT'], calls.write({ path: `${PATH}/add/${productId}` })),
  );
}

/** Removes a product; one that is not on the list is not an error. */
export function removeFromWishlist(context: GatewayContext, { id }: IdInput) {
  const inputErrors = UUID.test(id) ? [] : [userError(context.messages, UNKNOWN, ['id'])];
  return changeWishlist(context, inputErrors, ['id'], (calls) => remove(calls, id));
}

/** Empties the list product by product, because Shopware has no other route. */
export async function clearWishlist(context: GatewayContext) {
  return changeWishlist(context, [], null, async (calls) => {
    const page = { limit: CHUNK_SIZE, includes: ONLY_IDS };
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const listed = await unless(['CHECKOUT__WISHLIST_NOT_FOUND'], listedProducts(calls, page));
      const ids = (listed?.elements ?? []).flatMap(({ id }) => id ?? []);
      if (ids.length === 0) return;
      for (const id of ids) await remove(calls, id);
    }
  });
}

async function changeWishlist(
  context: GatewayContext,
  inputErrors: UserError[],
  field: string[] | null,
  send: (calls: SessionCalls) => Promise<unknown>,
): Promise<Omit<WishlistPayload, 'wishlist'> & { readonly wishlist: WishlistSource | null }> {
  const { session, messages } = context;
  if (!session.exists) return { wishlist: null, userErrors: [userError(messages, NOT_LOGGED_IN)] };
  return session.withLock(async (calls) => {
    const userErrors = await refusals(messages, inputErrors, field, () => send(calls));
    const loggedOut = userErrors.some(({ code }) => code === NOT_LOGGED_IN);
    return { wishlist: loggedOut ? null : WISHLIST, userErrors };
  });
}

async function remove(calls: SessionCalls, productId: string): Promise<void> {
  await unless(
    ['CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND', 'CHECKOUT__WISHLIST_NOT_FOUND'],
    calls.write({ method: 'DELETE', path: `${PATH}/delete/${productId}` }),
  );
}

/** Maps an error with one of these codes to undefined, because the list is already as requested. */
async function unless<T>(codes: readonly string[], call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ShopwareError && codes.some((code) => error.has(code))) return undefined;
    throw error;
  }
}
