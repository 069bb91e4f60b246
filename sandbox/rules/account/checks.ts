import { type Call, textOf } from '../../protocol/call.ts';
import { isTruthy } from '../../protocol/criteria.ts';
import {
  blank,
  checkedId,
  doesNotExist,
  failure,
  type Violation,
  violation,
  wrongLength,
} from '../../protocol/errors.ts';
import { idOf } from '../../shops/derive/ids.ts';
import { CUSTOMER_GROUPS, countryById, SALUTATIONS, stateExists } from '../../state/channel.ts';
import type { Entity } from '../../state/entity.ts';
import type { CustomerRecord } from '../../state/records.ts';
import { domainsOf } from '../channel/entities.ts';
import { accountByEmail } from './customers.ts';

const MIN_PASSWORD_LENGTH = 8;
const MAX_LENGTH = 255;
const MAX_ZIPCODE_LENGTH = 50;

export function required(source: Entity, name: string, prefix = ''): Violation[] {
  return textOf(source, name) === null ? [blank(`${prefix}/${name}`, source[name])] : [];
}

function longest(source: Entity, name: string, limit = MAX_LENGTH, prefix = ''): Violation[] {
  const value = textOf(source, name) ?? '';
  return value.length > limit ? [wrongLength('LONG', `${prefix}/${name}`, value, limit)] : [];
}

export function emailViolations(body: Entity): Violation[] {
  const email = textOf(body, 'email');
  if (email === null) return required(body, 'email');
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254;
  return isEmail ? [] : [violation('INVALID_FORMAT_ERROR', '/email', email)];
}

/** `CUSTOMER_EMAIL_NOT_UNIQUE` if an account has the address (cases 101, 381). */
function takenEmail({ shop, body }: Call): Violation[] {
  const email = textOf(body, 'email') ?? '';
  if (accountByEmail(shop, email) === undefined) return [];
  return [violation('CUSTOMER_EMAIL_NOT_UNIQUE', '/email', email, { '{{ email }}': `"${email}"` })];
}

/** Names contain no links (cases 447, 890). */
export function linkViolations(body: Entity): Violation[] {
  return ['firstName', 'lastName'].flatMap((name) => {
    const value = textOf(body, name) ?? '';
    return /https?:\//.test(value) ? [violation('REGEX_FAILED_ERROR', `/${name}`, value)] : [];
  });
}

export function passwordViolations(body: Entity, name: string): Violation[] {
  const value = textOf(body, name);
  if (value === null) return required(body, name);
  return value.length < MIN_PASSWORD_LENGTH
    ? [wrongLength('SHORT', `/${name}`, value, MIN_PASSWORD_LENGTH)]
    : [];
}

/** A violation without a code (cases 380, 417). */
export function repetitionViolations(body: Entity, name: string, repetition: string): Violation[] {
  if (body[name] === body[repetition]) return [];
  const detail = `This value should be equal to ${String(body[repetition] ?? '')}.`;
  return [{ code: null, pointer: `/${name}`, detail, parameters: {} }];
}

export function wrongPassword({ body }: Call, customer: CustomerRecord): Violation[] {
  if (customer.password === body['password']) return [];
  return [violation('CUSTOMER_PASSWORD_NOT_CORRECT', '/password', null)];
}

/** Links in mails lead to a domain of the sales channel or a local address (cases 096, 411). */
export function storefrontUrlViolations({ shop, body }: Call): Violation[] {
  const url = textOf(body, 'storefrontUrl');
  if (url === null) return required(body, 'storefrontUrl');
  const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(url);
  const isDomain = domainsOf(shop).some((domain) => url === domain || url.startsWith(`${domain}/`));
  return isLocal || isDomain ? [] : [violation('NO_SUCH_CHOICE_ERROR', '/storefrontUrl', url)];
}

function vatIdViolations({ vatIds }: Entity, countryId: string | null): Violation[] {
  const pattern = countryById(countryId)?.vatId;
  if (pattern === undefined || !Array.isArray(vatIds)) return [];
  return vatIds
    .map(String)
    .filter((id) => !new RegExp(`^(?:${pattern})$`, 'i').test(id))
    .map((id) => violation('VAT_ID_FORMAT_NOT_CORRECT', '/vatIds', id, { '{{ vatId }}': `"${id}"` }));
}

export function vatIdsOf({ vatIds }: Entity): string[] | null {
  const ids = (Array.isArray(vatIds) ? vatIds : []).map((id) => String(id).trim()).filter(Boolean);
  return ids.length === 0 ? null : ids;
}

function salutationViolations(source: Entity, prefix = ''): Violation[] {
  const id = textOf(source, 'salutationId');
  const exists = SALUTATIONS.some(({ key }) => idOf('salutation', key) === id);
  return id === null || exists ? [] : [doesNotExist(`${prefix}/salutationId`, id)];
}

/** Names, company and VAT ids of a person. */
export function personViolations(source: Entity, countryId: string | null): Violation[] {
  return [
    ...salutationViolations(source),
    ...['firstName', 'lastName'].flatMap((name) => [...required(source, name), ...longest(source, name)]),
    ...(source['accountType'] === 'business' ? vatIdViolations(source, countryId) : []),
  ];
}

/** In Shopware's order, without addresses (cases 095–101, 356–376). */
export function registrationViolations(call: Call, isGuest: boolean, billing: Entity): Violation[] {
  const { body, shop } = call;
  const isStrict = shop.switches.strictForms;
  const format = emailViolations(body);
  const groupId = textOf(body, 'requestedGroupId');
  const isOpen = CUSTOMER_GROUPS.some(({ id, registration }) => id === groupId && registration !== undefined);
  return [
    ...personViolations(body, textOf(billing, 'countryId')),
    ...(format.length > 0 || isGuest ? format : takenEmail(call)),
    ...(isGuest ? [] : passwordViolations(body, 'password')),
    ...storefrontUrlViolations(call),
    ...(groupId === null || isOpen ? [] : [doesNotExist('/requestedGroupId', groupId)]),
    ...(isStrict && !isTruthy(body['acceptedDataProtection']) ? [blank('/acceptedDataProtection')] : []),
  ];
}

export function newEmailViolations(call: Call, customer: CustomerRecord): Violation[] {
  const format = emailViolations(call.body);
  return [
    ...(format.length > 0 ? format : takenEmail(call)),
    ...repetitionViolations(call.body, 'email', 'emailConfirmation'),
    ...wrongPassword(call, customer),
  ];
}

/**
 * Cases 112, 362–365, 920. @param prefix a pointer, e.g. `/billingAddress`
 * @throws FRAMEWORK__INVALID_UUID, CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND before any violation (cases 099, 369, 370)
 */
export function addressViolations({ shop }: Call, address: Entity, prefix = ''): Violation[] {
  for (const name of ['salutationId', 'countryId', 'countryStateId']) {
    const id = textOf(address, name);
    if (id !== null) checkedId(id);
  }
  const countryId = textOf(address, 'countryId');
  if (countryId !== null && countryById(countryId) === undefined)
    throw failure(400, 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND');
  const names = ['countryId', 'firstName', 'lastName', 'street', 'city'];
  if (shop.switches.strictForms) names.push('phoneNumber');
  return [
    ...names.flatMap((name) => required(address, name, prefix)),
    ...zipcodeViolations(address, prefix),
    ...longest(address, 'zipcode', MAX_ZIPCODE_LENGTH, prefix),
    ...longest(address, 'street', MAX_LENGTH, prefix),
    ...salutationViolations(address, prefix),
    ...stateViolations(address, prefix),
  ];
}

function stateViolations(address: Entity, prefix: string): Violation[] {
  const id = textOf(address, 'countryStateId');
  return id === null || stateExists(id) ? [] : [doesNotExist(`${prefix}/countryStateId`, id)];
}

function zipcodeViolations(address: Entity, prefix: string): Violation[] {
  const country = countryById(textOf(address, 'countryId'));
  if (country === undefined) return [];
  const zipcode = textOf(address, 'zipcode');
  if (zipcode === null) return required(address, 'zipcode', prefix);
  if (new RegExp(`^(?:${country.postalCode})$`, 'i').test(zipcode)) return [];
  return [violation('ZIP_CODE_INVALID', `${prefix}/zipcode`, zipcode, { '{{ iso }}': `"${country.iso}"` })];
}
