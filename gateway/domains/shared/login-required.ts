import type { UserError } from '../../../schema/generated/types.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import type { ErrorKey } from './error-codes.ts';
import type { Messages } from './messages/messages.ts';
import { namedBy, userError, userErrorsOf } from './user-errors.ts';

export const NOT_LOGGED_IN = 'NOT_LOGGED_IN';

/** Shopware's codes in 6.6, and from 6.7 on. */
const SHOPWARE_NOT_LOGGED_IN = [
  'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
  'FRAMEWORK__ROUTING_CUSTOMER_NOT_LOGGED_IN',
] as const;

/** Whether an error means that no customer is logged in; a guest does not count. */
export function isLoggedOut(error: unknown): boolean {
  return error instanceof ShopwareError && SHOPWARE_NOT_LOGGED_IN.some((code) => error.has(code));
}

/**
 * Maps Shopware's errors to fields of the schema.
 * @param field fallback field
 * @param under parent of Shopware's fields, e.g. `address`
 * @param named label of the field, if it differs from its name
 * @throws the error itself if the shopper cannot fix it
 */
export function accountErrors(
  error: unknown,
  messages: Messages,
  field: string[] | null = null,
  under: readonly string[] = [],
  named: ErrorKey | null = namedBy(field),
): UserError[] {
  if (isLoggedOut(error)) return [userError(messages, NOT_LOGGED_IN)];
  return userErrorsOf(error, messages, null, named).map((entry) => ({
    ...entry,
    field: entry.field ? [...under, ...entry.field] : field,
  }));
}

/**
 * Sends a change of an account unless the gateway rejects it.
 * @param own errors found by the gateway; if any, nothing is sent
 * @param field fallback field
 * @returns errors, empty on success
 * @throws the error itself if the shopper cannot fix it
 */
export async function refusals(
  messages: Messages,
  inputErrors: UserError[],
  field: string[] | null,
  send: () => Promise<unknown>,
  named: ErrorKey | null = namedBy(field),
): Promise<UserError[]> {
  if (inputErrors.length > 0) return inputErrors;
  try {
    await send();
    return [];
  } catch (error) {
    return accountErrors(error, messages, field, [], named);
  }
}

/** `IS_BLANK_ERROR` for each field without a value. */
export function blankErrors(
  messages: Messages,
  values: Readonly<Record<string, string | null | undefined>>,
  under: readonly string[] = [],
): UserError[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value?.trim() ? [] : [userError(messages, 'VIOLATION::IS_BLANK_ERROR', [...under, name])],
  );
}

/** `IS_BLANK_ERROR` for each of the named fields without a value. */
export function missingErrors<Name extends string>(
  messages: Messages,
  input: Readonly<Partial<Record<Name, string | null>>>,
  names: readonly Name[],
  under: readonly string[] = [],
): UserError[] {
  return blankErrors(messages, Object.fromEntries(names.map((name) => [name, input[name]])), under);
}

export function differenceErrors(
  messages: Messages,
  value: string,
  repetition: string,
  field: string,
): UserError[] {
  return value === repetition ? [] : [userError(messages, 'VIOLATION::NOT_EQUAL_ERROR', [field])];
}
