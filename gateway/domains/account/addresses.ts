import type { Address } from '../../../schema/generated/types.ts';
import type { SwList } from '../../shopware/entities.ts';
import { isForbidden } from '../../shopware/errors.ts';
import { address, type DefaultAddresses, type SwAddress } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type CustomerSource, findCustomer } from './customer.ts';

const BODY = { limit: 100, associations: { country: {}, countryState: {}, salutation: {} } };

/** All addresses of the session's customer or guest. */
export function addresses(context: GatewayContext, customer: CustomerSource): Promise<Address[]> {
  const owner = {
    defaultBillingAddressId: customer.defaultBillingAddress?.id ?? null,
    defaultShippingAddressId: customer.defaultShippingAddress?.id ?? null,
  };
  return context.session.withLock((calls) => addressesOf(calls, owner));
}

export async function readAddresses(calls: SessionCalls): Promise<Address[]> {
  const owner = await findCustomer(calls);
  return owner === null ? [] : addressesOf(calls, owner);
}

export async function addressesOf(calls: SessionCalls, owner: DefaultAddresses): Promise<Address[]> {
  try {
    const { elements } = await calls.read<SwList<SwAddress>>({ path: '/account/list-address', body: BODY });
    return (elements ?? []).flatMap((entry) => address(entry, owner) ?? []);
  } catch (error) {
    if (isForbidden(error)) return [];
    throw error;
  }
}
