import type { Call } from '../server/call.ts';
import { doesNotExist, failure, invalidUuid, ShopwareError, type Violation } from '../server/errors.ts';
import { countryById, stateExists } from '../session/country.ts';
import { salutationExists } from '../session/salutation.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { newId } from '../shop/ids.ts';
import { idOf, isId } from '../shops/derive/ids.ts';
import { blankKey, numbersAsTexts, textOf, tooLong } from './check.ts';
import type { AddressRecord } from './customer-record.ts';

const REQUIRED = [
  ['countryId', 'COUNTRY_IS_BLANK_ERROR'],
  ['firstName', 'FIRST_NAME_IS_BLANK_ERROR'],
  ['lastName', 'LAST_NAME_IS_BLANK_ERROR'],
  ['street', 'STREET_IS_BLANK_ERROR'],
  ['city', 'CITY_IS_BLANK_ERROR'],
] as const;

const PHONE = ['phoneNumber', 'PHONE_NUMBER_IS_BLANK_ERROR'] as const;

/**
 * Postal codes are checked against the country's pattern (cases 112, 362, 363, 365). `prefix` is a pointer, e.g.
 * `/billingAddress`.
 */
export function addressViolations(call: Call, address: Entity, prefix: string): Violation[] {
  const needed = call.shop.switches.strictForms ? [...REQUIRED, PHONE] : REQUIRED;
  const missing = needed
    .filter(([name]) => Array.isArray(address[name]) || textOf(address, name) === null)
    .map(([name, key]) => blankKey(`${prefix}/${name}`, address[name], key));
  return [
    ...missing,
    ...postalCode(address, prefix),
    ...tooLong(call, address, 'zipcode', 50, prefix),
    ...absent(address, prefix),
  ];
}

/** A salutation or a state that is not there (cases 920, 921). */
function absent(address: Entity, prefix: string): Violation[] {
  const salutationId = textOf(address, 'salutationId');
  const stateId = textOf(address, 'countryStateId');
  return [
    ...(salutationId === null || salutationExists(salutationId)
      ? []
      : [doesNotExist('salutation', `${prefix}/salutationId`, salutationId)]),
    ...(stateId === null || stateExists(stateId)
      ? []
      : [doesNotExist('country_state', `${prefix}/countryStateId`, stateId)]),
  ];
}

function postalCode(address: Entity, prefix: string): Violation[] {
  const country = countryById(textOf(address, 'countryId'));
  if (country === undefined) return [];
  const zipcode = textOf(address, 'zipcode');
  const pointer = `${prefix}/zipcode`;
  if (zipcode === null) {
    return [
      { code: 'IS_BLANK_ERROR', pointer, detail: 'Postal code is required for that country', parameters: {} },
    ];
  }
  if (new RegExp(`^(?:${country.postalCode})$`, 'i').test(zipcode)) return [];
  return [
    {
      code: 'ZIP_CODE_INVALID',
      pointer,
      detail: `This value is not a valid ZIP code for country "${country.iso}"`,
      parameters: { '{{ iso }}': `"${country.iso}"` },
    },
  ];
}

/** @throws FRAMEWORK__INVALID_UUID, CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND before any violation (cases 099, 369, 370) */
export function checkAddressIds(address: Entity): void {
  for (const name of ['salutationId', 'countryId', 'countryStateId']) {
    const value = address[name];
    if (typeof value === 'string' && value !== '' && !isId(value)) throw invalidUuid(value);
  }
  const countryId = textOf(address, 'countryId');
  if (countryId !== null && countryById(countryId) === undefined) {
    throw failure(400, 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND', `Country with id "${countryId}" not found.`, {
      countryId,
    });
  }
}

/** Characters that Shopware stores. */
const LONGEST = 255;

/** @throws for a numeric or too long street: Shopware detects both only when it writes the address (cases 931, 932) */
export function checkStorable(call: Call, address: Entity): void {
  const found = numbersAsTexts(call, address, ['firstName', 'lastName', 'street', 'city', 'zipcode'], ['/0']);
  const long = tooLong(call, address, 'street', LONGEST, '/0').map(({ detail, pointer, parameters }) => ({
    code: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
    status: '400',
    detail,
    source: { pointer },
    meta: { parameters },
  }));
  if (found.length + long.length > 0) throw new ShopwareError(400, [...found, ...long]);
}

export function addressRecord(address: Entity, customerId: string, id = newId()): AddressRecord {
  return {
    id,
    customerId,
    createdAt: stamp(),
    countryId: textOf(address, 'countryId') ?? '',
    countryStateId: textOf(address, 'countryStateId'),
    salutationId: textOf(address, 'salutationId') ?? idOf('salutation', 'not_specified'),
    firstName: textOf(address, 'firstName') ?? '',
    lastName: textOf(address, 'lastName') ?? '',
    street: textOf(address, 'street') ?? '',
    zipcode: textOf(address, 'zipcode') ?? '',
    city: textOf(address, 'city') ?? '',
    company: textOf(address, 'company'),
    department: textOf(address, 'department'),
    title: textOf(address, 'title'),
    phoneNumber: textOf(address, 'phoneNumber'),
    additionalAddressLine1: textOf(address, 'additionalAddressLine1'),
    additionalAddressLine2: textOf(address, 'additionalAddressLine2'),
  };
}
