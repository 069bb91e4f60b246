import type { Param, UserError } from '../../../schema/generated/types.ts';
import { isObject } from '../../lib/json.ts';
import { ShopwareError, type ShopwareErrorEntry, UNKNOWN_CHANNEL } from '../../shopware/errors.ts';
import { rateLimitSeconds } from '../../shopware/rate-limit.ts';
import type { Messages, Values } from './messages/messages.ts';

/** Shopware's field names that differ from the schema's. */
const FIELD: Readonly<Record<string, string>> = {
  additionalAddressLine1: 'additional',
  phoneNumber: 'phone',
  countryStateId: 'stateId',
  newPasswordConfirm: 'newPasswordConfirmation',
  requestedGroupId: 'customerGroupId',
};

export function userError(
  messages: Messages,
  code: string,
  field: string[] | null = null,
  values: Values = {},
): UserError {
  return { code, message: messages.text(code, values), field, params: params(values) };
}

/**
 * Maps Shopware's refusal to errors that a shopper can mend (docs/rules.md, "Errors"): localised text for known codes,
 * Shopware's own for others.
 * @throws the error itself when the shopper cannot mend it: a broken or misconfigured server
 */
export function userErrorsOf(error: unknown, messages: Messages, field: string[] | null = null): UserError[] {
  if (!(error instanceof ShopwareError) || error.errors.length === 0 || isMisconfigured(error)) throw error;
  if (error.status === 429)
    return [userError(messages, 'rateLimitExceeded', null, { seconds: rateLimitSeconds(error) })];
  return error.errors.map((entry) => toUserError(entry, messages, field));
}

/** A wrong access key or unknown domain: for the operator's log. */
function isMisconfigured(error: ShopwareError): boolean {
  return (
    error.has(UNKNOWN_CHANNEL) || error.errors.some(({ source }) => source?.pointer === '/storefrontUrl')
  );
}

function toUserError(entry: ShopwareErrorEntry, messages: Messages, field: string[] | null): UserError {
  const detail = entry.detail ?? entry.title ?? messages.text('message-default');
  const code = entry.code ?? codeOf(detail);
  const parameters = isObject(entry.meta?.parameters) ? entry.meta.parameters : {};
  const values = Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      // The input is not returned: it may be a password.
      !/^[{ ]*value[ }]*$/.test(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name.replace(/[{}\s]/g, ''), String(value).replace(/^"|"$/g, '')]]
        : [],
    ),
  );
  // Only placeholders of the text: Shopware's parameters hold internal ids.
  const spokenText = messages.has(code) ? spoken(messages.text(code), values) : {};
  return {
    code,
    message: sentence(messages, code, values) ?? detail,
    field: fieldOf(entry) ?? field,
    params: params(spokenText),
  };
}

function spoken(template: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => template.includes(`{${name}}`)));
}

/** Text of a code, or its variant without values if one is missing; null without a text. */
function sentence(messages: Messages, code: string, values: Values): string | null {
  const text = messages.has(code) ? messages.text(code, values) : null;
  if (text === null || !/\{\w+\}/.test(text)) return text;
  const bare = `${code}-unspecified`;
  return messages.has(bare) ? messages.text(bare) : text;
}

/** Some violations have no code: a key is in their text, or a repetition that differs, with the input (case 380, 417). */
function codeOf(detail: string): string {
  if (/^[A-Z_:]+$/.test(detail)) return detail;
  return /^This value should be equal to/.test(detail) ? 'VIOLATION::NOT_EQUAL_ERROR' : 'message-default';
}

function fieldOf({ source }: ShopwareErrorEntry): string[] | null {
  const steps = source?.pointer?.split('/').filter(Boolean) ?? [];
  return steps.length === 0 ? null : steps.map((step) => FIELD[step] ?? step);
}

export function params(values: Values): Param[] {
  return Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
}
