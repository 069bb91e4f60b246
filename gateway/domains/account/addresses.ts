import { ADDRESS_REQUIRED } from '../../../schema/buyer-contract.ts';
import type {
  Address,
  AddressChangesInput,
  AddressPayload,
  CreateAddressInput,
  IdInput,
  UpdateAddressInput,
  UserError,
} from '../../../schema/generated/types.ts';
import { type SwList, UUID } from '../../shopware/entities.ts';
import { nullIfForbidden } from '../../shopware/errors.ts';
import { address, type DefaultAddresses, type SwAddress } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { accountErrors, missingErrors, NOT_LOGGED_IN, userError } from '../shared/user-errors.ts';
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

async function readAddresses(calls: SessionCalls): Promise<Address[]> {
  const owner = await findCustomer(calls);
  return owner === null ? [] : addressesOf(calls, owner);
}

export async function addressesOf(calls: SessionCalls, owner: DefaultAddresses): Promise<Address[]> {
  const call = { path: '/account/list-address', body: BODY };
  const found = await nullIfForbidden(calls.read<SwList<SwAddress>>(call));
  return (found?.elements ?? []).flatMap((entry) => address(entry, owner) ?? []);
}

const PATH = '/account/address';

type DefaultRole = 'defaultBilling' | 'defaultShipping';

export function createAddress(context: GatewayContext, input: CreateAddressInput): Promise<AddressPayload> {
  const inputErrors = [
    ...missingErrors(context.messages, input.address, ADDRESS_REQUIRED, ['address']),
    ...addressChoiceErrors(context.messages, input.address, ['address']),
  ];
  return changeAddress(context, inputErrors, ['address'], async (calls) => {
    // An address without names gets the customer's.
    const owner = await findCustomer(calls);
    const names = {
      salutationId: owner?.salutation?.id,
      firstName: owner?.firstName,
      lastName: owner?.lastName,
    };
    const { id } = await calls.write<SwAddress>({ path: PATH, body: addressBody(input.address, names) });
    if (!id) return null;
    await makeDefaults(calls, id, input);
    return id;
  });
}

export function updateAddress(context: GatewayContext, input: UpdateAddressInput): Promise<AddressPayload> {
  const { id, address } = input;
  const inputErrors = [
    ...idErrors(context, id),
    ...(address ? addressChoiceErrors(context.messages, address, ['address']) : []),
  ];
  return changeAddress(context, inputErrors, address ? ['address'] : [], async (calls) => {
    if (address) {
      const before = (await readAddresses(calls)).find((entry) => entry.id === id);
      // Shopware rejects the id of another customer's address.
      const body = addressBody(changed(before, address), { ...before, company: null });
      await calls.write({ method: 'PATCH', path: `${PATH}/${id}`, body });
    }
    await makeDefaults(calls, id, input);
    return id;
  });
}

/** The whole address, because Shopware replaces it and rejects empty required fields. */
function changed(known: Address | undefined, changes: AddressChangesInput): AddressChangesInput {
  const { country, state, salutation, ...texts } = known ?? {};
  const moved = changes.countryId !== undefined && changes.countryId !== (country?.id ?? '');
  return {
    ...texts,
    salutationId: salutation?.id ?? null,
    countryId: country?.id ?? null,
    stateId: moved ? null : (state?.id ?? null),
    ...changes,
  };
}

/** Deletes an address; Shopware rejects a default one (case 115). */
export function deleteAddress(context: GatewayContext, { id }: IdInput): Promise<AddressPayload> {
  return changeAddress(context, idErrors(context, id), [], async (calls) => {
    await calls.write({ method: 'DELETE', path: `${PATH}/${id}` });
    return null;
  });
}

/** @param send returns the id of the changed address; null if it does not exist */
async function changeAddress(
  context: GatewayContext,
  inputErrors: UserError[],
  under: readonly string[],
  send: (calls: SessionCalls) => Promise<string | null>,
): Promise<AddressPayload> {
  const { session, messages } = context;
  const refused = userError(messages, NOT_LOGGED_IN);
  if (!session.exists) return { address: null, addresses: [], userErrors: [refused] };
  return session.withLock(async (calls) => {
    let id: string | null = null;
    let userErrors = inputErrors;
    try {
      if (inputErrors.length === 0) id = await send(calls);
    } catch (error) {
      const field = under.length === 0 ? ['id'] : null;
      const named = 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND';
      userErrors = accountErrors(error, messages, field, under, named).map(atCountry);
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

function idErrors({ messages }: GatewayContext, id: string): UserError[] {
  if (id.trim() === '') return [userError(messages, 'BLANK_ID', ['id'])];
  return UUID.test(id) ? [] : [userError(messages, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND', ['id'])];
}

interface AddressOwner {
  readonly salutationId?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** An address in Shopware's format. Missing fields are sent empty, so that an update replaces the whole address. */
export function addressBody(given: AddressChangesInput, owner: AddressOwner): Record<string, unknown> {
  return {
    salutationId: given.salutationId || owner.salutationId || undefined,
    firstName: given.firstName ?? owner.firstName,
    lastName: given.lastName ?? owner.lastName,
    company: given.company ?? owner.company ?? null,
    street: given.street ?? '',
    additionalAddressLine1: given.additional ?? null,
    zipcode: given.zipcode ?? null,
    city: given.city ?? '',
    // Shopware reports a missing country (case 112); its response to an empty one is not recorded.
    countryId: given.countryId || undefined,
    countryStateId: given.stateId || null,
    phoneNumber: given.phone ?? null,
  };
}

/** `NO_SUCH_CHOICE_ERROR` for malformed ids, since Shopware's error would name no field (case 370). */
export function choiceErrors(
  messages: Messages,
  ids: Readonly<Record<string, string | null | undefined>>,
  under: readonly string[] = [],
): UserError[] {
  return Object.entries(ids).flatMap(([name, id]) =>
    id && !UUID.test(id) ? [userError(messages, 'VIOLATION::NO_SUCH_CHOICE_ERROR', [...under, name])] : [],
  );
}

export function addressChoiceErrors(
  messages: Messages,
  { salutationId, countryId, stateId }: Pick<AddressChangesInput, 'salutationId' | 'countryId' | 'stateId'>,
  under: readonly string[],
): UserError[] {
  return choiceErrors(messages, { salutationId, countryId, stateId }, under);
}
