import { GraphQLError, type ValueNode, valueFromASTUntyped } from 'graphql';
import { isObject, type Json } from '../../lib/json.ts';

/** Characters of JSON; tokens of wallets have 3,000 to 8,000. */
const MAX_CHARACTERS = 16_384;
const MAX_DEPTH = 6;
const NAME = /^[A-Za-z][\w.-]{0,63}$/;
/** Parameters that Shopware itself interprets in the same request bodies. */
const RESERVED = new Set([
  'affiliateCode',
  'associations',
  'campaignCode',
  'customFields',
  'customerComment',
  'errorUrl',
  'finishUrl',
  'hash',
  'includes',
  'orderId',
  'paymentMethodId',
  'revocation',
  'shippingMethodId',
  'tos',
]);

/** @throws GraphQLError for values that are not an object, too large, or have a field that Shopware interprets */
function paymentData(value: unknown): Json {
  if (!isObject(value)) throw refused('must be an object');
  const names = Object.keys(value);
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) throw refused('has a name that is none of letters, digits, ".", "-" and "_"');
  const reserved = names.find((name) => RESERVED.has(name));
  if (reserved !== undefined) throw refused(`cannot have ${reserved}, which Shopware itself reads`);
  if (isDeeper(value, MAX_DEPTH)) throw refused(`must not be deeper than ${MAX_DEPTH} levels`);
  if (JSON.stringify(value).length > MAX_CHARACTERS)
    throw refused(`must not have more than ${MAX_CHARACTERS} characters`);
  return value;
}

/** Stops at the limit, so that deeply nested data cannot overflow the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1));
}

function refused(reason: string): GraphQLError {
  return new GraphQLError(`Payment data ${reason}`);
}

/** Maximum length of a number, date or language tag. */
const MAX_LENGTH = 64;

/** Parsers of the custom scalars; they are serialised unchanged. */
export const scalarResolvers = {
  Decimal: scalar((value) => shortText(Number.isFinite(value) ? String(value) : value)),
  Date: scalar(shortText),
  DateTime: scalar(shortText),
  Locale: scalar(shortText),
  // Output only.
  JSON: scalar(() => shortText(null)),
  StorefrontTheme: scalar(() => shortText(null)),
  PaymentData: scalar(paymentData),
};

function shortText(value: unknown): string {
  if (typeof value === 'string' && value.length <= MAX_LENGTH) return value;
  throw new GraphQLError('A short text is needed here');
}

function scalar<T>(parseValue: (value: unknown) => T) {
  const parseLiteral = (node: ValueNode, variables?: Record<string, unknown> | null) =>
    parseValue(valueFromASTUntyped(node, variables));
  return { parseValue, parseLiteral };
}
