import { STATUS_CODES } from 'node:http';
import type { Entity } from '../shop/entity.ts';

export class ShopwareError extends Error {
  readonly status: number;
  readonly errors: readonly Entity[];

  constructor(status: number, errors: readonly Entity[]) {
    super(`${status}`);
    this.status = status;
    this.errors = errors;
  }
}

export function failure(
  status: number,
  code: string,
  detail: string,
  parameters: Entity | readonly [] = [],
  pointer?: string,
): ShopwareError {
  return new ShopwareError(status, [
    {
      status: String(status),
      code,
      title: STATUS_CODES[status],
      detail,
      ...(pointer === undefined ? {} : { source: { pointer } }),
      meta: { parameters },
    },
  ]);
}

/** A Symfony exception: code "0". */
export function plainFailure(status: number, detail: string, code = '0'): ShopwareError {
  return new ShopwareError(status, [{ code, status: String(status), title: STATUS_CODES[status], detail }]);
}

export interface Violation {
  /** Null for the few that Shopware builds by hand. */
  readonly code: string | null;
  readonly pointer: string;
  readonly detail: string;
  readonly parameters: Entity | readonly [];
}

export function violations(list: readonly Violation[]): ShopwareError {
  return new ShopwareError(
    400,
    list.map(({ code, pointer, detail, parameters }) => ({
      code: code === null ? null : `VIOLATION::${code}`,
      status: '400',
      title: 'Constraint violation error',
      detail,
      source: { pointer },
      meta: { parameters },
    })),
  );
}

export function invalidUuid(value: string): ShopwareError {
  return failure(400, 'FRAMEWORK__INVALID_UUID', `Value is not a valid UUID: ${value}`, { input: value });
}

/** For an id that cannot be stored (case 914). */
export function notStorable(field: string, id: string): ShopwareError {
  return failure(
    400,
    'FRAMEWORK__WRITE_CONSTRAINT_VIOLATION',
    `The string "${id}" is not a valid uuid.`,
    { '{{ string }}': id },
    `/0/${field}`,
  );
}

/** For ids that are missing or no list of texts (cases 484, 929). */
export function invalidCriteriaIds(given: unknown): ShopwareError {
  const nothing = given === undefined || given === null || (Array.isArray(given) && given.length === 0);
  const reason = nothing
    ? 'Ids should not be empty'
    : 'Ids should be a list of strings or a list of key value pairs, for entities with combined primary keys';
  const ids = nothing ? 'Array\n(\n)\n' : `Array\n(\n    [0] => ${String(given)}\n)\n`;
  return failure(
    500,
    'FRAMEWORK__INVALID_CRITERIA_IDS',
    `Invalid ids provided in criteria. ${reason}. Ids: ${ids}.`,
    { ids, reason },
  );
}

/** Without `Retry-After` (cases 617, 624). */
export function authThrottled(seconds: number): ShopwareError {
  return failure(
    429,
    'CHECKOUT__CUSTOMER_AUTH_THROTTLED',
    `Customer auth throttled for ${seconds} seconds.`,
    { seconds },
  );
}

/** Without `Retry-After` (case 620). */
export function rateLimitExceeded(seconds: number): ShopwareError {
  return failure(
    429,
    'FRAMEWORK__RATE_LIMIT_EXCEEDED',
    `Too many requests, try again in ${seconds} seconds.`,
    { seconds },
  );
}

export function missingParameter(name: string): ShopwareError {
  return failure(400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER', `Parameter "${name}" is missing.`, {
    parameterName: name,
    path: '',
  });
}

/** A 401 (cases 104, 124, 350). */
export function customerNotFound(email: string): ShopwareError {
  return failure(
    401,
    'CHECKOUT__CUSTOMER_NOT_FOUND',
    `No matching customer for the email "${email}" was found.`,
    { email },
  );
}

export function doesNotExist(entity: string, pointer: string, id: string): Violation {
  return {
    code: 'ENTITY_DOES_NOT_EXISTS',
    pointer,
    detail: `The "${entity}" entity with id "${id}" does not exist.`,
    parameters: { '{{ primaryProperty }}': 'id', '{{ id }}': `"${id}"`, '{{ entity }}': `"${entity}"` },
  };
}

export function notLoggedIn(): ShopwareError {
  return failure(403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', 'Customer is not logged in.');
}
