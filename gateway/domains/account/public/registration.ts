import type { AddressInput, IdentifyGuestInput, UserError } from '../../../../schema/generated/types.ts';
import { countries } from '../../../shopware/channel/countries.ts';
import type { ShopwareErrorEntry } from '../../../shopware/errors.ts';
import { UUID } from '../../../shopware/uuid.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { userError, userErrorsOf } from '../../shared/user-errors.ts';
import { addressBody, addressChoiceErrors, choiceErrors } from '../address-body.ts';
import { isRefusedAt, refusedBeside, withoutRefusal } from './refused-beside.ts';

type Registrant = IdentifyGuestInput;

/** Common registration fields of guests and customers. */
export async function registrationBody(
  context: GatewayContext,
  input: Registrant,
): Promise<Record<string, unknown>> {
  const business = input.accountType === 'BUSINESS';
  const { company } = input;
  return {
    storefrontUrl: await storefrontUrl(context),
    acceptedDataProtection: true,
    accountType: business ? 'business' : 'private',
    salutationId: input.salutationId || undefined,
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email.trim(),
    ...(business ? { company: company ?? input.billingAddress.company, vatIds: vatIds(input.vatIds) } : {}),
    billingAddress: addressOf(input, input.billingAddress, business ? company : null),
    ...(input.shippingAddress ? { shippingAddress: addressOf(input, input.shippingAddress, null) } : {}),
  };
}

/** URL of the shop in the shopper's language, as Shopware accepts it for links in mails. */
export async function storefrontUrl({ channel, configuration, language }: GatewayContext): Promise<string> {
  const { domains } = await channel.facts();
  const { host } = new URL(configuration.publicUrl);
  const isHere = ({ url }: { readonly url: string }) => URL.canParse(url) && new URL(url).host === host;
  const own = domains.filter(({ languageId }) => languageId === language.id);
  const domain = own.find(isHere) ?? own[0] ?? domains.find(isHere) ?? domains[0];
  return domain?.url ?? configuration.publicUrl;
}

/** Checks that Shopware lacks: a business without a company (case 356), and malformed ids. */
export function registrationErrors({ messages }: GatewayContext, input: Registrant): UserError[] {
  const { billingAddress, shippingAddress, salutationId } = input;
  return [
    ...choiceErrors(messages, { salutationId }),
    ...companyErrors(messages, input.accountType, input.company || billingAddress.company),
    ...addressChoiceErrors(messages, billingAddress, ['billingAddress']),
    ...(shippingAddress ? addressChoiceErrors(messages, shippingAddress, ['shippingAddress']) : []),
  ];
}

/**
 * All that is wrong with a registration that the gateway itself refuses: Shopware is asked about it without an address for
 * links in mails, without which it registers nobody and says all else (case 095).
 * @param own what the gateway refuses
 * @param extra further fields of Shopware's
 */
export async function registrationRefusals(
  context: GatewayContext,
  input: Registrant,
  own: UserError[],
  extra: object,
): Promise<UserError[]> {
  const { store, language, address } = context;
  const ask = async (told: readonly UserError[]) => {
    const { storefrontUrl: _, ...form } = await registrationBody(context, askable(input, told));
    const body = { ...form, ...extra };
    const from = address === undefined ? {} : { address };
    try {
      await store.write({ path: '/account/register', body, languageId: language.id, ...from });
    } catch (error) {
      throw withoutRefusal(error, isAddressForLinks);
    }
  };
  const said = (error: unknown) => refusalsOf(context, input, error);
  const found = await refusedBeside(own, ask, said);
  if (!found.some(isUnplacedCountry)) return found;
  return refusedBeside([...own, ...(await unknownCountries(context, input))], ask, said);
}

/**
 * Shopware's refusal of a registration. An unknown country comes alone and without a field (case 369), so it is looked up, and
 * Shopware asked for the rest.
 * @throws the error itself when the shopper cannot mend it
 */
export async function registrationRefusal(
  context: GatewayContext,
  input: Registrant,
  error: unknown,
  extra: object,
): Promise<UserError[]> {
  const refused = refusalsOf(context, input, error);
  if (!refused.some(isUnplacedCountry)) return refused;
  return registrationRefusals(context, input, await unknownCountries(context, input), extra);
}

/** What an address has of the buyer is wrong at the buyer, once. */
function refusalsOf({ messages }: GatewayContext, input: Registrant, error: unknown): UserError[] {
  return atItsSource(userErrorsOf(error, messages), input);
}

const isAddressForLinks = ({ source }: ShopwareErrorEntry): boolean => source?.pointer === '/storefrontUrl';

const isUnplacedCountry = ({ code, field }: UserError): boolean => code === 'COUNTRY_NOT_FOUND' && !field;

/** The refusal of each address whose country the shop does not have; of the billing address where it has all. */
async function unknownCountries({ messages, read }: GatewayContext, input: Registrant): Promise<UserError[]> {
  const known = await countries(read);
  const isUnknown = (address: AddressInput | null | undefined) =>
    address && UUID.test(address.countryId) && !known.some(({ id }) => id === address.countryId);
  const found = ADDRESSES.filter((name) => isUnknown(input[name]));
  return (found.length > 0 ? found : ['billingAddress']).map((name) =>
    userError(messages, 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND', [name, 'countryId']),
  );
}

const ADDRESSES = ['billingAddress', 'shippingAddress'] as const;

/** The registration without ids that are refused already: Shopware would speak of the first of them alone (case 369, 370). */
function askable(input: Registrant, told: readonly UserError[]): Registrant {
  const address = (name: (typeof ADDRESSES)[number], given: AddressInput): AddressInput => ({
    ...given,
    salutationId: isRefusedAt(told, name, 'salutationId') ? null : (given.salutationId ?? null),
    stateId: isRefusedAt(told, name, 'stateId') ? null : (given.stateId ?? null),
    countryId: isRefusedAt(told, name, 'countryId') ? '' : given.countryId,
  });
  return {
    ...input,
    salutationId: isRefusedAt(told, 'salutationId') ? null : (input.salutationId ?? null),
    billingAddress: address('billingAddress', input.billingAddress),
    ...(input.shippingAddress ? { shippingAddress: address('shippingAddress', input.shippingAddress) } : {}),
  };
}

/** What an address without its own has of the buyer. */
const INHERITED = ['salutationId', 'firstName', 'lastName'] as const;

function atItsSource(refused: readonly UserError[], input: Registrant): UserError[] {
  const moved = refused.map((entry) => {
    const [under, name] = entry.field ?? [];
    const given = under === 'billingAddress' || under === 'shippingAddress' ? input[under] : null;
    const inherited = INHERITED.find((one) => one === name);
    return given && inherited && !given[inherited] ? { ...entry, field: [inherited] } : entry;
  });
  const told = new Set<string>();
  return moved.filter(({ code, field }) => {
    const key = JSON.stringify([code, field]);
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  });
}

export function companyErrors(
  messages: GatewayContext['messages'],
  accountType: Registrant['accountType'] | null | undefined,
  company: string | null | undefined,
): UserError[] {
  if (accountType !== 'BUSINESS' || company?.trim()) return [];
  return [userError(messages, 'VIOLATION::IS_BLANK_ERROR', ['company'])];
}

export function vatIds(given: readonly string[] | null | undefined): string[] {
  return (given ?? []).map((id) => id.trim()).filter(Boolean);
}

function addressOf(
  { salutationId, firstName, lastName }: Registrant,
  given: AddressInput,
  company: string | null | undefined,
): Record<string, unknown> {
  return addressBody(given, { salutationId, firstName, lastName, company });
}
