import type { Call } from '../server/call.ts';
import { isTruthy, toNumber } from '../server/criteria.ts';
import { doesNotExist, invalidUuid, type Violation } from '../server/errors.ts';
import { blank, noSuchChoice, violation } from '../server/violation-text.ts';
import { CUSTOMER_GROUPS } from '../session/customer-group.ts';
import { salutationExists } from '../session/salutation.ts';
import type { Entity } from '../shop/entity.ts';
import { isId } from '../shops/derive/ids.ts';
import { textOf, tooLong } from './check.ts';
import { isEmail, malformedEmail, takenEmail } from './email.ts';
import { passwordViolations } from './password.ts';
import { storefrontUrlViolations } from './storefront-url.ts';
import { vatIdViolations } from './vat-id.ts';

/** In Shopware's order, addresses excluded (cases 095–101, 356–376). The billing country decides on VAT ids. */
export function registrationViolations(call: Call, guest: boolean, billing: Entity): Violation[] {
  const { body } = call;
  return [
    ...accountType(call),
    ...salutation(call),
    ...tooLong(call, body, 'title', 100),
    ...required(call, body, 'firstName'),
    ...tooLong(call, body, 'firstName', 255),
    ...required(call, body, 'lastName'),
    ...tooLong(call, body, 'lastName', 255),
    ...email(call, guest),
    ...(guest ? [] : passwordViolations(call, 'password')),
    ...(body['accountType'] === 'business' ? vatIdViolations(call, body, textOf(billing, 'countryId')) : []),
    ...birthday(call),
    ...storefrontUrlViolations(call),
    ...requestedGroup(call),
    ...dataProtection(call),
  ];
}

export function required(call: Call, source: Entity, name: string): Violation[] {
  return textOf(source, name) === null ? [blank(call, `/${name}`, source[name])] : [];
}

function accountType(call: Call): Violation[] {
  const type = textOf(call.body, 'accountType');
  return type === null || type === 'private' || type === 'business'
    ? []
    : [noSuchChoice(call, '/accountType', call.body['accountType'], ['business', 'private'])];
}

function salutation(call: Call): Violation[] {
  const id = textOf(call.body, 'salutationId');
  return id === null || salutationExists(id) ? [] : [doesNotExist('salutation', '/salutationId', id)];
}

function email(call: Call, guest: boolean): Violation[] {
  const value = textOf(call.body, 'email');
  if (value === null) return [blank(call, '/email', call.body['email'])];
  if (!isEmail(value)) return [malformedEmail(value)];
  return guest ? [] : takenEmail(call, value);
}

function birthday(call: Call): Violation[] {
  const bounds = [
    ['birthdayDay', 1, 31],
    ['birthdayMonth', 1, 12],
    ['birthdayYear', 1900, new Date().getFullYear()],
  ] as const;
  return bounds.flatMap(([name, min, max]) => {
    const value = toNumber(call.body[name], min);
    if (value >= min && value <= max) return [];
    const low = value < min;
    return [
      violation(call, low ? 'low' : 'high', low ? 'TOO_LOW_ERROR' : 'TOO_HIGH_ERROR', `/${name}`, {
        '{{ value }}': String(value),
        '{{ compared_value }}': String(low ? min : max),
        '{{ compared_value_type }}': 'int',
      }),
    ];
  });
}

/** Case 374. */
function dataProtection(call: Call): Violation[] {
  const value = call.body['acceptedDataProtection'];
  return call.shop.switches.strictForms && !isTruthy(value)
    ? [blank(call, '/acceptedDataProtection', value)]
    : [];
}

/** Cases 403, 404. */
function requestedGroup(call: Call): Violation[] {
  const id = textOf(call.body, 'requestedGroupId');
  if (id === null) return [];
  if (!isId(id)) throw invalidUuid(id);
  const open = CUSTOMER_GROUPS.some((group) => group.id === id && group.registration !== undefined);
  return open ? [] : [doesNotExist('customer_group', '/requestedGroupId', id)];
}
