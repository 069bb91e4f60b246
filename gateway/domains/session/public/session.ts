import type {
  Country,
  CustomerState,
  SessionPayload as SchemaSessionPayload,
  Session,
} from '../../../../schema/generated/types.ts';
import type { LoginState } from '../../../platform/session-store/session-value.ts';
import { countries, country } from '../../../shopware/channel/countries.ts';
import type { Nullable } from '../../../shopware/entities.ts';
import {
  type CustomerFields,
  customer,
  type SwCustomer,
  type SwSessionContext,
} from '../../../shopware/mappers/context-entity.ts';
import { priceContext, priceInputs } from '../../../shopware/session/price-context.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import { readCart } from '../../cart/public/change-cart.ts';
import type { GatewayContext } from '../../shared/context.ts';

/** A session; the lists of its customer are read on demand. */
export type SessionSource = Omit<Session, 'customer'> & { readonly customer: CustomerFields | null };

export type SessionPayload = Omit<SchemaSessionPayload, 'session'> & { session?: SessionSource | null };

/** The shopper's session; without one, the sales channel's defaults. */
export function session(context: GatewayContext): Promise<SessionSource> {
  return context.session.exists
    ? context.session.withLock((calls) => readSession(context, calls))
    : visitorSession(context);
}

/** Requires the session's lock. */
export async function readSession(context: GatewayContext, calls: SessionCalls): Promise<SessionSource> {
  const found = await calls.read<SwSessionContext>({ method: 'GET', path: '/context' });
  const { id, isoCode, symbol } = found.currency ?? {};
  if (id && isoCode) calls.data.currency = { id, isoCode };
  const { session } = context;
  const sessionInputs = priceInputs(found);
  session.setPrices(priceContext(sessionInputs, (await context.channel.facts()).prices));
  const state = customerState(found.customer, session.loginState);
  if (state === 'CUSTOMER') session.setLoginState('customer');
  return {
    id: 'session:current',
    locale: context.language.locale,
    currency: id && isoCode ? { id, isoCode, symbol: symbol ?? isoCode } : context.currency,
    country: country(found.shippingLocation?.country),
    state,
    customer: customer(found.customer),
    taxState: sessionInputs.taxState,
    imitated: session.imitation !== null,
    expired: session.loginState === 'customer' && (state === 'VISITOR' || state === 'GUEST'),
  };
}

/** Session and cart after a change. */
export async function presentSession(context: GatewayContext, calls: SessionCalls): Promise<SessionPayload> {
  return {
    session: await readSession(context, calls),
    cart: await readCart(context, calls),
    userErrors: [],
  };
}

/** Country for taxes and shipping; the shop's without a session. */
export async function countryOf(context: GatewayContext): Promise<Country | null> {
  const { session } = context;
  if (!session.exists) return shopCountry(context);
  const call = { method: 'GET' as const, path: '/context' };
  const found = await session.withLock((calls) => calls.read<SwSessionContext>(call));
  return country(found.shippingLocation?.country);
}

async function shopCountry({ channel, read }: GatewayContext): Promise<Country | null> {
  const [{ countryId }, known] = await Promise.all([channel.facts(), countries(read)]);
  return known.find(({ id }) => id === countryId) ?? null;
}

/** A visitor's session, from cached data. */
export async function visitorSession(context: GatewayContext): Promise<SessionSource> {
  return {
    id: 'session:current',
    locale: context.language.locale,
    currency: context.currency,
    country: await shopCountry(context),
    state: 'VISITOR',
    customer: null,
    taxState: (await context.channel.facts()).prices.taxState,
    imitated: false,
    expired: false,
  };
}

/** With double opt-in Shopware's context has no customer until they confirm, so the stored login state decides (case 334). */
function customerState(entity: Nullable<SwCustomer>, mark: LoginState): CustomerState {
  if (!entity?.id) return mark === 'inactive' ? 'INACTIVE' : 'VISITOR';
  if (entity.guest) return 'GUEST';
  return entity.active === false || awaitsConfirmation(entity) ? 'INACTIVE' : 'CUSTOMER';
}

/** Whether the e-mail address is unconfirmed, which only the missing date shows (docs/shopware.md, "Customers"). */
export function awaitsConfirmation(entity: Nullable<SwCustomer>): boolean {
  return Boolean(entity?.doubleOptInRegistration && !entity.doubleOptInConfirmDate);
}
