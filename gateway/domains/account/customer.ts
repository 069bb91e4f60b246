import type { Customer } from '../../../schema/generated/types.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { customer, type SwCustomer } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';

/** What only the account itself says of a customer. */
interface AccountDetails {
  readonly ofAccount: true;
  readonly defaultPaymentMethodId: string | null;
  readonly requestedGroupId: string | null;
}

/** A customer read from the account; what costs a call of its own is asked when somebody wants to know. */
export type AccountCustomer = Customer & AccountDetails;

/** A customer as a session, a checkout or the account tells of them. */
export type CustomerSource = Customer & Partial<AccountDetails>;

const ADDRESS = { associations: { country: {}, countryState: {}, salutation: {} } };

/** Those that every Shopware knows: 6.7 has no `defaultPaymentMethod` any more. */
const ASSOCIATIONS = { salutation: {}, defaultBillingAddress: ADDRESS, defaultShippingAddress: ADDRESS };

/** The logged-in customer; null for everybody else. */
export function currentCustomer({ session }: GatewayContext): Promise<AccountCustomer | null> {
  return session.exists ? session.withLock(readCustomer) : Promise.resolve(null);
}

/** The same within a session's turn. */
export async function readCustomer(calls: SessionCalls): Promise<AccountCustomer | null> {
  const found = await findCustomer(calls);
  const shown = found?.guest ? null : customer(found);
  if (!found || shown === null) return null;
  return {
    ...shown,
    ofAccount: true,
    defaultPaymentMethodId: found.defaultPaymentMethodId ?? null,
    requestedGroupId: requestedGroup(found, calls),
  };
}

/** Shopware 6.7 tells which group somebody asked for; for 6.6 the session that asked remembers it. */
function requestedGroup(found: SwCustomer, { data }: SessionCalls): string | null {
  const requested = found.requestedGroupId ?? data.requestedGroup ?? null;
  return requested === found.groupId ? null : requested;
}

/** The session's customer or guest as Shopware has them; null for a visitor. */
export async function findCustomer(calls: SessionCalls): Promise<SwCustomer | null> {
  try {
    return await calls.read<SwCustomer>({ path: '/account/customer', body: { associations: ASSOCIATIONS } });
  } catch (error) {
    if (error instanceof ShopwareError && error.status === 403) return null;
    throw error;
  }
}
