import type { PaymentMethod } from '../../../schema/generated/types.ts';
import type { SessionData } from '../../platform/session-store/session-store.ts';
import { offlineAmong } from '../../shopware/channel/settings.ts';
import type { SwList } from '../../shopware/entities.ts';
import { nullIfForbidden } from '../../shopware/errors.ts';
import { type CustomerFields, customer, type SwCustomer } from '../../shopware/mappers/context-entity.ts';
import { paymentMethod, type SwMethod } from '../../shopware/mappers/methods.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { StoreCall } from '../../shopware/store-client.ts';
import type { GatewayContext } from '../shared/context.ts';

interface AccountDetails {
  readonly ofAccount: true;
  readonly defaultPaymentMethodId: string | null;
  readonly requestedGroupId: string | null;
}

type AccountCustomer = CustomerFields & AccountDetails;

export type CustomerSource = CustomerFields & Partial<AccountDetails>;

const ADDRESS = { associations: { country: {}, countryState: {}, salutation: {} } };

/** Supported by every Shopware: 6.7 has no `defaultPaymentMethod`. */
const ASSOCIATIONS = { salutation: {}, defaultBillingAddress: ADDRESS, defaultShippingAddress: ADDRESS };

const reads = new WeakMap<GatewayContext, Promise<SwCustomer | null>>();

function customerOfQuery(context: GatewayContext): Promise<SwCustomer | null> {
  const { session } = context;
  if (!session.exists) return Promise.resolve(null);
  const read = reads.get(context) ?? session.withLock(findCustomer);
  reads.set(context, read);
  return read;
}

/** The logged-in customer; null for guests and visitors. */
export async function currentCustomer(context: GatewayContext): Promise<AccountCustomer | null> {
  return accountCustomer(await customerOfQuery(context), await context.session.storedData());
}

export async function readCustomer(calls: SessionCalls): Promise<AccountCustomer | null> {
  return accountCustomer(await findCustomer(calls), calls.data);
}

export function accountCustomer(found: SwCustomer | null, data: SessionData): AccountCustomer | null {
  const shown = found?.guest ? null : customer(found);
  if (!found || shown === null) return null;
  return {
    ...shown,
    ofAccount: true,
    defaultPaymentMethodId: found.defaultPaymentMethodId ?? null,
    requestedGroupId: requestedGroup(found, data),
  };
}

/** Shopware 6.7 returns the requested group; for 6.6 the session data stores it. */
function requestedGroup(found: SwCustomer, data: SessionData): string | null {
  const requested = found.requestedGroupId ?? data.requestedGroup ?? null;
  return requested === found.groupId ? null : requested;
}

/** The session's customer or guest; null for a visitor. */
export function findCustomer(calls: SessionCalls): Promise<SwCustomer | null> {
  const body = { associations: ASSOCIATIONS };
  return nullIfForbidden(calls.read<SwCustomer>({ path: '/account/customer', body }));
}

const BODY = { limit: 100, associations: { media: {} } };
/** In the query, because Shopware 6.6 caches responses by query, without the body's flag. */
const AVAILABLE: StoreCall = { path: '/payment-method?onlyAvailable=1', body: BODY };
const ALL: PublicRead<SwList<SwMethod>> = {
  name: 'paymentMethods',
  call: { path: '/payment-method', body: BODY },
};

/** The customer's default payment method; null without one, or if it is no longer offered. */
export async function defaultPaymentMethod(source: CustomerSource, context: GatewayContext) {
  if (source.defaultPaymentMethod) return source.defaultPaymentMethod;
  const id = source.defaultPaymentMethodId;
  if (!id) return null;
  const { elements } = await context.read<SwList<SwMethod>>(ALL);
  const found = elements?.find((method) => method.id === id);
  return found ? paymentMethod(found, await offlineAmong(context, [found])) : null;
}

/** Payment methods of the shopper; for a visitor those of the sales channel. */
export async function paymentMethods(context: GatewayContext): Promise<PaymentMethod[]> {
  const { session, read } = context;
  const { elements } = session.exists
    ? await session.withLock((calls) => calls.read<SwList<SwMethod>>(AVAILABLE))
    : await read<SwList<SwMethod>>(ALL);
  const methods = (elements ?? []).filter(({ id }) => id);
  const offline = await offlineAmong(context, methods);
  return methods.map((method) => paymentMethod(method, offline));
}
