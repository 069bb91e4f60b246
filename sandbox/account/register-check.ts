import type { Call } from '../server/call.ts';
import { toNumber } from '../server/criteria.ts';
import type { Violation } from '../server/errors.ts';
import { blank, printed, violation } from '../server/violation-text.ts';
import { DOMAINS } from '../session/sales-channel.ts';
import type { Entity } from '../shop/entity.ts';
import { textOf, tooLong } from './check.ts';

/** Shortest password. */
const PASSWORD_LENGTH = 8;

/** The violations of a registration, without those of its addresses, in Shopware's order (recordings 095–101, 356–376). */
export function registrationViolations(call: Call, guest: boolean): Violation[] {
  const { body } = call;
  return [
    ...accountType(call),
    ...tooLong(call, body, 'title', 100),
    ...required(call, body, 'firstName'),
    ...tooLong(call, body, 'firstName', 255),
    ...required(call, body, 'lastName'),
    ...tooLong(call, body, 'lastName', 255),
    ...email(call, guest),
    ...(guest ? [] : password(call)),
    ...birthday(call),
    ...storefrontUrl(call),
  ];
}

function required(call: Call, source: Entity, name: string): Violation[] {
  return textOf(source, name) === null ? [blank(call, `/${name}`, source[name])] : [];
}

function choice(call: Call, name: string, choices: readonly string[]): Violation {
  return violation(call, 'choice', 'NO_SUCH_CHOICE_ERROR', `/${name}`, {
    '{{ value }}': printed(call.body[name]),
    '{{ choices }}': choices.map((one) => `"${one}"`).join(', '),
  });
}

function accountType(call: Call): Violation[] {
  const type = textOf(call.body, 'accountType');
  return type === null || type === 'private' || type === 'business'
    ? []
    : [choice(call, 'accountType', ['business', 'private'])];
}

function email(call: Call, guest: boolean): Violation[] {
  const value = textOf(call.body, 'email');
  if (value === null) return [blank(call, '/email', call.body['email'])];
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) || value.length > 254) {
    return [
      {
        code: 'INVALID_FORMAT_ERROR',
        pointer: '/email',
        detail: 'VIOLATION::INVALID_EMAIL_FORMAT_ERROR',
        parameters: { '{{ value }}': printed(value) },
      },
    ];
  }
  const taken = call.shop.customers
    .all()
    .some((customer) => !customer.guest && customer.email.toLowerCase() === value.toLowerCase());
  if (guest || !taken) return [];
  return [
    {
      code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
      pointer: '/email',
      detail: `The email address "${value}" is already in use.`,
      parameters: { '{{ email }}': printed(value) },
    },
  ];
}

function password(call: Call): Violation[] {
  const value = call.body['password'];
  if (typeof value !== 'string' || value === '') return [blank(call, '/password', value)];
  if (value.length >= PASSWORD_LENGTH) return [];
  return [
    violation(call, 'short', 'TOO_SHORT_ERROR', '/password', {
      '{{ value }}': printed(value),
      '{{ limit }}': String(PASSWORD_LENGTH),
      '{{ min }}': String(PASSWORD_LENGTH),
      '{{ value_length }}': String(value.length),
    }),
  ];
}

function birthday(call: Call): Violation[] {
  const bounds = [
    ['birthdayDay', 1, 31],
    ['birthdayMonth', 1, 12],
    ['birthdayYear', 1900, new Date().getFullYear()],
  ] as const;
  return bounds.flatMap(([name, min, max]) => {
    const value = toNumber(call.body[name], min);
    const limit = value < min ? min : max;
    if (value >= min && value <= max) return [];
    return [
      violation(
        call,
        value < min ? 'low' : 'high',
        value < min ? 'TOO_LOW_ERROR' : 'TOO_HIGH_ERROR',
        `/${name}`,
        {
          '{{ value }}': String(value),
          '{{ compared_value }}': String(limit),
          '{{ compared_value_type }}': 'int',
        },
      ),
    ];
  });
}

/** Links in mails may only lead to a domain of the sales channel; here any local address is one too. */
function storefrontUrl(call: Call): Violation[] {
  const value = textOf(call.body, 'storefrontUrl');
  if (value === null) return [blank(call, '/storefrontUrl', call.body['storefrontUrl'])];
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(value);
  const known = DOMAINS.some((domain) => value === domain || value.startsWith(`${domain}/`));
  return local || known ? [] : [choice(call, 'storefrontUrl', DOMAINS)];
}
