import type { Call } from '../server/call.ts';
import { failure, invalidUuid, type Violation } from '../server/errors.ts';
import { countryById } from '../session/country.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { idOf, isId, newId } from '../shop/ids.ts';
import { blankKey, textOf } from './check.ts';
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
 * Violations of an address; postal codes are checked against the country's pattern (recordings 112, 362, 363, 365).
 * @param prefix pointer of the address, e.g. `/billingAddress`
 */
export function addressViolations(call: Call, address: Entity, prefix: string): Violation[] {
  const needed = call.shop.switches.strictForms ? [...REQUIRED, PHONE] : REQUIRED;
  const missing = needed
    .filter(([name]) => textOf(address, name) === null)
    .map(([name, key]) => blankKey(`${prefix}/${name}`, address[name], key));
  return [...missing, ...postalCode(address, prefix)];
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

/**
 * Checks the ids in an address before anything else (recordings 099, 369, 370).
 * @throws FRAMEWORK__INVALID_UUID, CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND
 */
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

/** The stored form of a checked address. */
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
