import type { Customer } from '../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { customer, type SwCustomer } from '../session/context-entity.ts';
import type { SessionCalls } from '../session/shopper-session.ts';
import { ShopwareError } from '../shopware/errors.ts';

/** A customer whose newsletter is asked for when somebody wants to know. */
export type AccountCustomer = Customer & { readonly ofAccount: true };

const ADDRESS = { associations: { country: {}, countryState: {}, salutation: {} } };

const ASSOCIATIONS = {
  salutation: {},
  defaultBillingAddress: ADDRESS,
  defaultShippingAddress: ADDRESS,
  defaultPaymentMethod: { associations: { media: {} } },
  requestedGroup: {},
};

/** The logged-in customer; null for everybody else. */
export function currentCustomer({ session }: GatewayContext): Promise<AccountCustomer | null> {
  return session.exists ? session.exclusive(readCustomer) : Promise.resolve(null);
}

/** The same within a session's turn. */
export async function readCustomer(calls: SessionCalls): Promise<AccountCustomer | null> {
  const found = await findCustomer(calls);
  const shown = found?.guest ? null : customer(found);
  return shown && { ...shown, ofAccount: true };
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
