import type { Address } from '../../../schema/generated/types.ts';
import type { SwList } from '../../shopware/entities.ts';
import { isForbidden } from '../../shopware/errors.ts';
import { address, type SwAddress } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { findCustomer } from './customer.ts';

const BODY = { limit: 100, associations: { country: {}, countryState: {}, salutation: {} } };

export function addresses({ session }: GatewayContext): Promise<Address[]> {
  return session.exists ? session.withLock(readAddresses) : Promise.resolve([]);
}

export async function readAddresses(calls: SessionCalls): Promise<Address[]> {
  const owner = await findCustomer(calls);
  if (owner === null) return [];
  try {
    const { elements } = await calls.read<SwList<SwAddress>>({ path: '/account/list-address', body: BODY });
    return (elements ?? []).flatMap((entry) => address(entry, owner) ?? []);
  } catch (error) {
    if (isForbidden(error)) return [];
    throw error;
  }
}
