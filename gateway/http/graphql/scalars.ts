import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { isObject, type Json } from '../../lib/json.ts';

/** Characters of JSON; tokens of wallets have 3,000 to 8,000. */
const MAX_CHARACTERS = 16_384;
const MAX_DEPTH = 6;
const MAX_VALUES = 200;
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

/** Parser of `PaymentData`. */
const PAYMENT_DATA = {
  parseValue,
  parseLiteral: (node: ValueNode, variables?: Record<string, unknown> | null): Json =>
    parseValue(valueFromASTUntyped(node, variables)),
};

/** @throws GraphQLError for values that are not an object, too large, or have a field that Shopware interprets */
function parseValue(value: unknown): Json {
  if (!isObject(value)) throw refused('must be an object');
  const names = Object.keys(value);
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined) throw refused('has a name that is none of letters, digits, ".", "-" and "_"');
  const reserved = names.find((name) => RESERVED.has(name));
  if (reserved !== undefined) throw refused(`cannot have ${reserved}, which Shopware itself reads`);
  checkShape(value);
  if (JSON.stringify(value).length > MAX_CHARACTERS)
    throw refused(`must not have more than ${MAX_CHARACTERS} characters`);
  return value;
}

/** Iterative, so that deeply nested data cannot overflow the stack. */
function checkShape(root: Json): void {
  let level: unknown[] = [root];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > MAX_DEPTH) throw refused(`must not be deeper than ${MAX_DEPTH} levels`);
    if (values > MAX_VALUES) throw refused(`must not have more than ${MAX_VALUES} values`);
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
}

function refused(reason: string): GraphQLError {
  return new GraphQLError(`Payment data ${reason}`);
}

/** Maximum length of a number, date or language tag. */
const MAX_LENGTH = 64;

/** A short string, or a number if the scalar is numeric; no lists and objects. */
const TEXT = scalar((value) => (typeof value === 'string' ? value : null));
const NUMBER = scalar((value) =>
  typeof value === 'number' && Number.isFinite(value)
    ? String(value)
    : typeof value === 'string'
      ? value
      : null,
);

/** For scalars without arguments of their type. */
const OUTPUT_ONLY = scalar(() => null);

/** Parsers of the custom scalars; they are serialised unchanged. */
export const scalarResolvers = {
  Decimal: NUMBER,
  Date: TEXT,
  DateTime: TEXT,
  Locale: TEXT,
  JSON: OUTPUT_ONLY,
  StorefrontTheme: OUTPUT_ONLY,
  PaymentData: PAYMENT_DATA,
};

function scalar(read: (value: unknown) => string | null) {
  const parseValue = (value: unknown): string => {
    const text = read(value);
    if (text === null || text.length > MAX_LENGTH) throw new GraphQLError('A short text is needed here');
    return text;
  };
  const parseLiteral = (node: ValueNode): string => {
    if (node.kind === Kind.STRING) return parseValue(node.value);
    return parseValue(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null);
  };
  return { parseValue, parseLiteral };
}
