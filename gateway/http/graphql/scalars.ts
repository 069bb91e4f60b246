import { GraphQLError, Kind, type ValueNode } from 'graphql';

/** Characters that a number, a date or the tag of a language may have. */
const MAX_LENGTH = 64;

/** Short text, and where it stands for a number also a number; never a list or an object, which no resolver expects. */
const TEXT = scalar((value) => (typeof value === 'string' ? value : null));
const NUMBER = scalar((value) =>
  typeof value === 'number' && Number.isFinite(value)
    ? String(value)
    : typeof value === 'string'
      ? value
      : null,
);

/** How values of the schema's own scalars are read; they go out as they are. */
export const scalarResolvers = { Decimal: NUMBER, DateTime: TEXT, Locale: TEXT };

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
