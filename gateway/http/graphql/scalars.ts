import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { PAYMENT_DATA } from './payment-data.ts';

/** Longest number, date or language tag. */
const MAX_LENGTH = 64;

/** Short text; numbers only where the scalar stands for one. Lists and objects are refused, since no resolver expects them. */
const TEXT = scalar((value) => (typeof value === 'string' ? value : null));
const NUMBER = scalar((value) =>
  typeof value === 'number' && Number.isFinite(value)
    ? String(value)
    : typeof value === 'string'
      ? value
      : null,
);

/** Only ever answered: no argument takes it. */
const OUTPUT_ONLY = scalar(() => null);

/** Parsers of the custom scalars; they are serialised unchanged. */
export const scalarResolvers = {
  Decimal: NUMBER,
  DateTime: TEXT,
  Locale: TEXT,
  JSON: OUTPUT_ONLY,
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
