import { ADDRESS_REQUIRED, isEmail, PERSON_REQUIRED } from '../../../../schema/buyer-contract.ts';
import type { AddressInput, SetGuestCustomerInput, UserError } from '../../../../schema/generated/types.ts';
import { countries } from '../../../shopware/channel/countries.ts';
import { UUID } from '../../../shopware/entities.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { blankErrors, missingErrors, userError, userErrorsOf } from '../../shared/user-errors.ts';
import { addressBody, addressChoiceErrors, choiceErrors } from '../addresses.ts';

type Registrant = SetGuestCustomerInput;

/** Common registration input of guests and customers. */
export async function registrationBody(context: GatewayContext, input: Registrant) {
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
  const inLanguage = domains.filter(({ languageId }) => languageId === language.id);
  const domain = inLanguage.find(isHere) ?? inLanguage[0] ?? domains.find(isHere) ?? domains[0];
  return domain?.url ?? configuration.publicUrl;
}

/** Checks that Shopware lacks (case 356), and required fields, so that one response has most errors. */
export function registrationErrors({ messages }: GatewayContext, input: Registrant): UserError[] {
  const { billingAddress, shippingAddress, salutationId, email } = input;
  const addresses = { billingAddress, ...(shippingAddress ? { shippingAddress } : {}) };
  return [
    ...missingErrors(messages, input, PERSON_REQUIRED),
    ...blankErrors(messages, { email }),
    ...(email.trim() === '' || isEmail(email.trim())
      ? []
      : [userError(messages, 'VIOLATION::STRICT_CHECK_FAILED_ERROR', ['email'])]),
    ...Object.entries(addresses).flatMap(([name, address]) =>
      missingErrors(messages, address, ADDRESS_REQUIRED, [name]),
    ),
    ...choiceErrors(messages, { salutationId }),
    ...companyErrors(messages, input.accountType, input.company || billingAddress.company),
    ...addressChoiceErrors(messages, billingAddress, ['billingAddress']),
    ...(shippingAddress ? addressChoiceErrors(messages, shippingAddress, ['shippingAddress']) : []),
  ];
}

/** Maps Shopware's errors of a registration. An unknown country has no field (case 369), so it is looked up. */
export async function registrationRefusal(context: GatewayContext, input: Registrant, error: unknown) {
  const refused = atItsSource(userErrorsOf(error, context.messages), input);
  const placed = refused.filter(({ code, field }) => code !== 'COUNTRY_NOT_FOUND' || field);
  return placed.length === refused.length
    ? refused
    : [...(await unknownCountries(context, input)), ...placed];
}

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

const INHERITED = ['salutationId', 'firstName', 'lastName'] as const;

function atItsSource(refused: readonly UserError[], input: Registrant): UserError[] {
  const moved = refused.map((entry) => {
    const [under, name] = entry.field ?? [];
    const given = under === 'billingAddress' || under === 'shippingAddress' ? input[under] : null;
    const inherited = INHERITED.find((one) => one === name);
    return given && inherited && !given[inherited] ? { ...entry, field: [inherited] } : entry;
  });
  const seen = new Set<string>();
  return moved.filter(({ code, field }) => {
    const key = JSON.stringify([code, field]);
    const isNew = !seen.has(key);
    seen.add(key);
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
