import { ADDRESS_REQUIRED } from '../../../schema/buyer-contract.ts';
import type {
  Address,
  AddressChangesInput,
  AddressInput,
  AddressPayload,
  CreateAddressInput,
  IdInput,
  UpdateAddressInput,
  UserError,
} from '../../../schema/generated/types.ts';
import type { Json } from '../../lib/json.ts';
import { type SwList, UUID } from '../../shopware/entities.ts';
import { isForbidden } from '../../shopware/errors.ts';
import { address, type DefaultAddresses, type SwAddress } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import { accountErrors, missingErrors, NOT_LOGGED_IN, userError } from '../shared/user-errors.ts';
import { type AddressOwner, addressBody, addressChoiceErrors } from './address-body.ts';
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

const PATH = '/account/address';

type DefaultRole = 'defaultBilling' | 'defaultShipping';

export function createAddress(context: GatewayContext, input: CreateAddressInput): Promise<AddressPayload> {
  const inputErrors = [
    ...missingErrors(context.messages, input.address, ADDRESS_REQUIRED, ['address']),
    ...addressChoiceErrors(context.messages, input.address, ['address']),
  ];
  return changeAddress(context, inputErrors, ['address'], {
    body: async (calls) => addressBody(input.address, await owner(calls)),
    send: async (calls, body) => {
      const { id } = await calls.write<SwAddress>({ path: PATH, body });
      if (!id) return null;
      await makeDefaults(calls, id, input);
      return id;
    },
  });
}

export function updateAddress(context: GatewayContext, input: UpdateAddressInput): Promise<AddressPayload> {
  const { id, address } = input;
  const unnamed = idErrors(context, id);
  if (address == null) {
    return changeAddress(context, unnamed, [], {
      send: async (calls) => {
        await makeDefaults(calls, id, input);
        return id;
      },
    });
  }
  const inputErrors = addressChoiceErrors(context.messages, address, ['address']);
  return changeAddress(context, [...unnamed, ...inputErrors], ['address'], {
    body: async (calls) => {
      const before = (await readAddresses(calls)).find((entry) => entry.id === id);
      // Shopware rejects the id of another customer's address.
      return addressBody(changed(before, address), { ...before, company: null });
    },
    send: async (calls, body) => {
      await calls.write({ method: 'PATCH', path: `${PATH}/${id}`, body });
      await makeDefaults(calls, id, input);
      return id;
    },
  });
}

/** The whole address, because Shopware replaces it and rejects empty required fields. */
function changed(known: Address | undefined, changes: AddressChangesInput): AddressInput {
  const countryId = known?.country?.id ?? '';
  const moved = changes.countryId !== undefined && changes.countryId !== countryId;
  const address = {
    salutationId: known?.salutation?.id ?? null,
    firstName: known?.firstName ?? null,
    lastName: known?.lastName ?? null,
    company: known?.company ?? null,
    street: known?.street ?? '',
    additional: known?.additional ?? null,
    zipcode: known?.zipcode ?? null,
    city: known?.city ?? '',
    countryId,
    stateId: moved ? null : (known?.state?.id ?? null),
    phone: known?.phone ?? null,
    ...changes,
  };
  return {
    ...address,
    street: address.street ?? '',
    city: address.city ?? '',
    countryId: address.countryId ?? '',
  };
}

/** Deletes an address; Shopware rejects a default one (case 115). */
export function deleteAddress(context: GatewayContext, { id }: IdInput): Promise<AddressPayload> {
  return changeAddress(context, idErrors(context, id), [], {
    send: async (calls) => {
      await calls.write({ method: 'DELETE', path: `${PATH}/${id}` });
      return null;
    },
  });
}

interface Change {
  readonly body?: (calls: SessionCalls) => Promise<Json>;
  /** Returns the id of the changed address; null if it does not exist. */
  readonly send: (calls: SessionCalls, body: Json) => Promise<string | null>;
}

async function changeAddress(
  context: GatewayContext,
  inputErrors: UserError[],
  under: readonly string[],
  { body: make = async () => ({}), send }: Change,
): Promise<AddressPayload> {
  const { session, messages } = context;
  const refused = userError(messages, NOT_LOGGED_IN);
  if (!session.exists) return { address: null, addresses: [], userErrors: [refused] };
  const toUserErrors = (error: unknown) => {
    const field = under.length === 0 ? ['id'] : null;
    return accountErrors(error, messages, field, under, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND').map(
      atCountry,
    );
  };
  return session.withLock(async (calls) => {
    let id: string | null = null;
    let userErrors = inputErrors;
    try {
      if (inputErrors.length === 0) id = await send(calls, await make(calls));
    } catch (error) {
      userErrors = toUserErrors(error);
    }
    const addresses = await readAddresses(calls);
    return { address: addresses.find((entry) => entry.id === id) ?? null, addresses, userErrors };
  });
}

/** A non-existent country yields an error without a field (case 369). */
function atCountry(entry: UserError): UserError {
  return entry.code === 'COUNTRY_NOT_FOUND' ? { ...entry, field: ['address', 'countryId'] } : entry;
}

async function makeDefaults(
  calls: SessionCalls,
  id: string,
  { defaultBilling = false, defaultShipping = false }: Pick<UpdateAddressInput, DefaultRole>,
): Promise<void> {
  if (defaultBilling) await calls.write({ method: 'PATCH', path: `${PATH}/default-billing/${id}` });
  if (defaultShipping) await calls.write({ method: 'PATCH', path: `${PATH}/default-shipping/${id}` });
}

/** An address without names gets the customer's. */
async function owner(calls: SessionCalls): Promise<AddressOwner> {
  const found = await findCustomer(calls);
  return {
    salutationId: found?.salutation?.id,
    firstName: found?.firstName,
    lastName: found?.lastName,
  };
}

function idErrors({ messages }: GatewayContext, id: string): UserError[] {
  if (id.trim() === '') return [userError(messages, 'BLANK_ID', ['id'])];
  return UUID.test(id) ? [] : [userError(messages, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', ['id'])];
}
