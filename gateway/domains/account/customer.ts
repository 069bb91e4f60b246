import type { Customer } from '../../../schema/generated/types.ts';
import { isForbidden } from '../../shopware/errors.ts';
import { customer, type SwCustomer } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';

/** Fields that only a read of the account returns. */
interface AccountDetails {
  readonly ofAccount: true;
  readonly defaultPaymentMethodId: string | null;
  readonly requestedGroupId: string | null;
}

/** A customer as read from the account; fields that need a further call are resolved lazily. */
type AccountCustomer = Customer & AccountDetails;

export type CustomerSource = Customer & Partial<AccountDetails>;

const ADDRESS = { associations: { country: {}, countryState: {}, salutation: {} } };

/** Supported by every Shopware: 6.7 has no `defaultPaymentMethod`. */
const ASSOCIATIONS = { salutation: {}, defaultBillingAddress: ADDRESS, defaultShippingAddress: ADDRESS };

/** The logged-in customer; null for guests and visitors. */
export function currentCustomer({ session }: GatewayContext): Promise<AccountCustomer | null> {
  return session.exists ? session.withLock(readCustomer) : Promise.resolve(null);
}

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

/** Shopware 6.7 returns the requested group; for 6.6 the session data stores it. */
function requestedGroup(found: SwCustomer, { data }: SessionCalls): string | null {
  const requested = found.requestedGroupId ?? data.requestedGroup ?? null;
  return requested === found.groupId ? null : requested;
}

/** The session's customer or guest; null for a visitor. */
export async function findCustomer(calls: SessionCalls): Promise<SwCustomer | null> {
  try {
    return await calls.read<SwCustomer>({ path: '/account/customer', body: { associations: ASSOCIATIONS } });
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}
