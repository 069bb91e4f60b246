import type { DonePayload, MessageParam, UserError } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import {
  rateLimitSeconds,
  ShopwareError,
  type ShopwareErrorEntry,
  UNKNOWN_CHANNEL,
} from '../../shopware/errors.ts';
import { ERROR_CODES, type ErrorKey, errorCode } from './error-codes.ts';
import type { Messages, Values } from './messages/messages.ts';

/** Shopware's field names that differ from the schema's. */
const FIELD: Readonly<Record<string, string>> = {
  additionalAddressLine1: 'additional',
  phoneNumber: 'phone',
  countryStateId: 'stateId',
  newPasswordConfirm: 'newPasswordConfirmation',
  requestedGroupId: 'customerGroupId',
};

/** Shopware's messages for an unknown id of unspecified type. */
const NO_SUCH_ID: ReadonlySet<string> = new Set([
  'FRAMEWORK__INVALID_UUID',
  'FRAMEWORK__ENTITY_NOT_FOUND',
  'VIOLATION::ENTITY_DOES_NOT_EXISTS',
]);

const NAMED_BY: Readonly<Record<string, ErrorKey>> = {
  productId: 'CONTENT__PRODUCT_NOT_FOUND',
  countryId: 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND',
  currencyId: 'CURRENCY_NOT_FOUND',
  paymentMethodId: 'CHECKOUT__UNKNOWN_PAYMENT_METHOD',
  shippingMethodId: 'UNKNOWN_SHIPPING_METHOD',
  addressId: 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
  billingAddressId: 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
  shippingAddressId: 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
};

function namedBy(field: readonly string[] | null): ErrorKey | null {
  return NAMED_BY[field?.at(-1) ?? ''] ?? null;
}

/** An error of the gateway; `key` is that of its message. */
export function userError(
  messages: Messages,
  key: ErrorKey,
  field: string[] | null = null,
  values: Values = {},
): UserError {
  return { code: ERROR_CODES[key], message: messages.text(key, values), field, params: params(values) };
}

/** Payload of an operation that succeeded if there are no errors. */
export function donePayload(userErrors: UserError[] = []): DonePayload {
  return { done: userErrors.length === 0, userErrors };
}

/** Errors that a shopper can fix (docs/rules.md, "Errors"). @throws the error itself if it is the server's fault */
export function userErrorsOf(
  error: unknown,
  messages: Messages,
  field: string[] | null = null,
  named: ErrorKey | null = null,
): UserError[] {
  if (!(error instanceof ShopwareError) || error.errors.length === 0 || isMisconfigured(error)) throw error;
  if (error.status === 429)
    return [userError(messages, 'rateLimitExceeded', null, { seconds: rateLimitSeconds(error) })];
  return error.errors.map((entry) => toUserError(entry, messages, field, named));
}

/** Errors for the operator's log, such as a wrong access key or unknown domain. */
function isMisconfigured(error: ShopwareError): boolean {
  return (
    error.has(UNKNOWN_CHANNEL) || error.errors.some(({ source }) => source?.pointer === '/storefrontUrl')
  );
}

function toUserError(
  entry: ShopwareErrorEntry,
  messages: Messages,
  fallback: string[] | null,
  named: ErrorKey | null,
): UserError {
  const detail = entry.detail ?? entry.title ?? messages.text('message-default');
  const upstreamKey = entry.code ?? codeOf(detail);
  const upstreamField = fieldOf(entry);
  const nothing = upstreamField === null ? (named ?? namedBy(fallback)) : namedBy(upstreamField);
  const code = NO_SUCH_ID.has(upstreamKey) ? (nothing ?? upstreamKey) : upstreamKey;
  const field = upstreamField ?? fallback;
  const parameters = isObject(entry.meta?.parameters) ? entry.meta.parameters : {};
  const values = Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      // The input is not returned: it may be a password.
      !/^[{ ]*value[ }]*$/.test(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name.replace(/[{}\s]/g, ''), String(value).replace(/^"|"$/g, '')]]
        : [],
    ),
  );
  // Only placeholders of the text, because Shopware's parameters contain internal ids.
  const template = messages.has(code) ? messages.text(code) : '';
  const placeholders = Object.entries(values).filter(([name]) => template.includes(`{${name}}`));
  return {
    code: errorCode(code),
    upstreamCode: entry.code ?? (upstreamKey === detail ? upstreamKey : null),
    message: sentence(messages, code, values) ?? detail,
    field,
    params: params(Object.fromEntries(placeholders)),
  };
}

function sentence(messages: Messages, code: string, values: Values): string | null {
  const text = messages.has(code) ? messages.text(code, values) : null;
  if (text === null || !/\{\w+\}/.test(text)) return text;
  const bare = `${code}-unspecified`;
  return messages.has(bare) ? messages.text(bare) : text;
}

/** Some violations have no code; their text contains a key, or the input of a differing repetition (case 380, 417). */
function codeOf(detail: string): string {
  if (/^[A-Z_:]+$/.test(detail)) return detail;
  return /^This value should be equal to/.test(detail) ? 'VIOLATION::NOT_EQUAL_ERROR' : 'message-default';
}

function fieldOf({ source }: ShopwareErrorEntry): string[] | null {
  const steps = source?.pointer?.split('/').filter(Boolean) ?? [];
  return steps.length === 0 ? null : steps.map((step) => FIELD[step] ?? step);
}

export function params(values: Values): MessageParam[] {
  return Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
}

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

/** As `userErrorsOf`, with fields below `under`, and for a session without a login. */
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

/** Sends a change of an account unless the gateway rejects it. */
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

export function differenceErrors(messages: Messages, value: string, repetition: string, field: string) {
  return value === repetition ? [] : [userError(messages, 'VIOLATION::NOT_EQUAL_ERROR', [field])];
}
