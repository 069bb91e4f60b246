import type {
  Address,
  AddressChangesInput,
  AddressIdInput,
  AddressInput,
  AddressPayload,
  CreateAddressInput,
  UpdateAddressInput,
  UserError,
} from '../../../schema/generated/types.ts';
import type { Json } from '../../lib/json.ts';
import type { SwAddress } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';
import { accountErrors, NOT_LOGGED_IN } from '../shared/login-required.ts';
import { userError } from '../shared/user-errors.ts';
import { type AddressOwner, addressBody, addressChoiceErrors } from './address-body.ts';
import { readAddresses } from './addresses.ts';
import { findCustomer } from './customer.ts';
import { isRefusedAt, refusedBeside } from './public/refused-beside.ts';

const PATH = '/account/address';
/** An id that nothing has. */
const NOTHING = '0'.repeat(32);

export function createAddress(context: GatewayContext, input: CreateAddressInput): Promise<AddressPayload> {
  const own = addressChoiceErrors(context.messages, input.address, ['address']);
  return changeAddress(context, own, ['address'], {
    body: async (calls) => addressBody(input.address, await owner(calls)),
    send: async (calls, body) => {
      const { id } = await calls.write<SwAddress>({ path: PATH, body });
      if (!id) return null;
      if (input.defaultBilling) await makeDefault(calls, 'billing', id);
      if (input.defaultShipping) await makeDefault(calls, 'shipping', id);
      return id;
    },
    ask: (calls, body) => calls.write({ path: PATH, body }),
  });
}

export function updateAddress(context: GatewayContext, input: UpdateAddressInput): Promise<AddressPayload> {
  const unnamed = idErrors(context, input.id);
  const own = addressChoiceErrors(context.messages, input.address, ['address']);
  const write = (calls: SessionCalls, body: Json) =>
    calls.write({ method: 'PATCH', path: `${PATH}/${input.id}`, body });
  return changeAddress(context, [...unnamed, ...own], ['address'], {
    body: async (calls) => {
      const known = (await readAddresses(calls)).find(({ id }) => id === input.id);
      // Shopware refuses an id that is not the customer's.
      return addressBody(changed(known, input.address), { ...known, company: null });
    },
    send: async (calls, body) => {
      await write(calls, body);
      return input.id;
    },
    // There is no address to ask about without an id.
    ...(unnamed.length > 0 ? {} : { ask: write }),
  });
}

/** The whole address, since Shopware replaces it; a required field that was emptied is refused there. */
function changed(known: Address | undefined, changes: AddressChangesInput): AddressInput {
  const countryId = known?.country?.id ?? '';
  const moved = changes.countryId !== undefined && changes.countryId !== countryId;
  const whole = {
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
  return { ...whole, street: whole.street ?? '', city: whole.city ?? '', countryId: whole.countryId ?? '' };
}

/** Deletes an address; Shopware refuses to delete a default one (case 115). */
export function deleteAddress(context: GatewayContext, { id }: AddressIdInput): Promise<AddressPayload> {
  return changeAddress(context, idErrors(context, id), [], {
    send: async (calls) => {
      await calls.write({ method: 'DELETE', path: `${PATH}/${id}` });
      return null;
    },
  });
}

export function setDefaultAddress(
  context: GatewayContext,
  kind: 'billing' | 'shipping',
  { id }: AddressIdInput,
): Promise<AddressPayload> {
  return changeAddress(context, idErrors(context, id), [], {
    send: async (calls) => {
      await makeDefault(calls, kind, id);
      return id;
    },
  });
}

/** How an address is changed. */
interface Change {
  /** The address in Shopware's format. */
  readonly body?: (calls: SessionCalls) => Promise<Json>;
  /** Returns the id of the changed address; null when it does not exist. */
  readonly send: (calls: SessionCalls, body: Json) => Promise<string | null>;
  /** Sends an address that Shopware cannot accept, to hear what else is wrong with it. */
  readonly ask?: (calls: SessionCalls, body: Json) => Promise<unknown>;
}

async function changeAddress(
  context: GatewayContext,
  own: UserError[],
  under: readonly string[],
  { body: make = async () => ({}), send, ask }: Change,
): Promise<AddressPayload> {
  const { session, messages } = context;
  const refused = userError(messages, NOT_LOGGED_IN);
  if (!session.exists) return { address: null, addresses: [], userErrors: [refused] };
  const said = (error: unknown) => {
    const field = under.length === 0 ? ['id'] : null;
    return accountErrors(error, messages, field, under, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND').map(
      atCountry,
    );
  };
  return session.withLock(async (calls) => {
    let id: string | null = null;
    let userErrors = own;
    try {
      const body = await make(calls);
      if (own.length === 0) ({ id, userErrors } = await sent(() => send(calls, body), said));
      if (ask && (own.length > 0 || userErrors.some(isUnknownCountry)))
        userErrors = await askedBeside(userErrors, (told) => ask(calls, impossible(body, told)), said);
    } catch (error) {
      userErrors = said(error);
    }
    const addresses = await readAddresses(calls);
    return { address: addresses.find((entry) => entry.id === id) ?? null, addresses, userErrors };
  });
}

const isUnknownCountry = ({ code }: UserError): boolean => code === 'COUNTRY_NOT_FOUND';

type Said = (error: unknown) => UserError[];

async function sent(send: () => Promise<string | null>, said: Said) {
  try {
    return { id: await send(), userErrors: [] };
  } catch (error) {
    return { id: null, userErrors: said(error) };
  }
}

/** Asks once more where it turns out that the country is unknown, which Shopware tells alone (case 369). */
async function askedBeside(
  told: UserError[],
  ask: (told: readonly UserError[]) => Promise<unknown>,
  said: Said,
) {
  const more = await refusedBeside(told, ask, said);
  const isNew = !told.some(isUnknownCountry) && more.some(isUnknownCountry);
  return isNew ? refusedBeside(more, ask, said) : more;
}

/** The address with ids of nothing in place of those that are refused, of which Shopware tells each (case 112, 920, 921). */
function impossible(body: Json, told: readonly UserError[]): Json {
  const is = (name: string) => isRefusedAt(told, 'address', name);
  return {
    ...body,
    ...(is('countryId') ? { countryId: undefined } : {}),
    ...(is('salutationId') ? { salutationId: NOTHING } : {}),
    ...(is('stateId') ? { countryStateId: NOTHING } : {}),
  };
}

/** A non-existent country yields an error without a field (case 369). */
function atCountry(entry: UserError): UserError {
  return entry.code === 'COUNTRY_NOT_FOUND' ? { ...entry, field: ['address', 'countryId'] } : entry;
}

async function makeDefault(calls: SessionCalls, kind: 'billing' | 'shipping', id: string): Promise<void> {
  await calls.write({ method: 'PATCH', path: `${PATH}/default-${kind}/${id}` });
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
