import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql';

/** An operation as sent. */
interface ArbitraryOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Unusual values of text inputs. */
export const TEXTS = [
  '',
  ' ',
  'pfanne',
  '0',
  '-1',
  'null',
  '../../api/_info/version',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '0123456789abcdef0123456789abcdef',
  '/kochen/',
  '//evil.example',
  'a|b|c',
  'anna@example.ch',
  '__proto__',
  '\u0000',
  '\r\nset-cookie: a=b',
  '\uD800',
  '💥'.repeat(50),
  'x'.repeat(5_000),
];
const NUMBERS = [0, 1, 2, -1, 24, 101, 2_147_483_647, -2_147_483_648];
const WRONG: readonly unknown[] = [null, [], {}, [[]], true, 'x', 1.5, { constructor: 1 }];
const MAX_DEPTH = 6;

/** Operations made of a schema's fields and arguments, most of them valid, with unexpected values. */
export function arbitraryOperation(
  schema: GraphQLSchema,
  texts: readonly string[],
): fc.Arbitrary<ArbitraryOperation> {
  return fc.gen().map((generate) => {
    const draw = <T>(arbitrary: fc.Arbitrary<T>): T => generate(() => arbitrary);
    const isOneIn = (count: number) => draw(fc.nat(count - 1)) === 0;
    const some = <T>(values: readonly T[], most: number) =>
      draw(fc.subarray([...values], { minLength: 1, maxLength: Math.min(most, values.length) }));
    const declared: string[] = [];
    const variables: Record<string, unknown> = {};

    function value(type: GraphQLInputType, depth: number): unknown {
      if (isOneIn(40)) return draw(fc.constantFrom(...WRONG));
      if (!isNonNullType(type) && isOneIn(6)) return null;
      const nullable = getNullableType(type);
      if (isListType(nullable))
        return Array.from({ length: draw(fc.nat(3)) }, () => value(nullable.ofType, depth + 1));
      if (isInputObjectType(nullable)) {
        const fields = Object.values(nullable.getFields()).filter((field) => {
          const isRequired = isNonNullType(field.type) && field.defaultValue === undefined;
          return isRequired || (depth <= 3 && isOneIn(2));
        });
        return Object.fromEntries(fields.map((field) => [field.name, value(field.type, depth + 1)]));
      }
      if (isEnumType(nullable)) return draw(fc.constantFrom(...nullable.getValues())).name;
      if (nullable.name === 'Int' || nullable.name === 'Float') return draw(fc.constantFrom(...NUMBERS));
      if (nullable.name === 'Boolean') return draw(fc.boolean());
      return draw(fc.constantFrom(...TEXTS, ...texts));
    }

    function selection(type: GraphQLOutputType, depth: number): string {
      const named = getNamedType(type);
      if (!isCompositeType(named)) return '';
      const fields = isUnionType(named) ? [] : Object.values(named.getFields());
      const usable = fields.filter((one) => depth < MAX_DEPTH || !isCompositeType(getNamedType(one.type)));
      const chosen = usable.length > 0 ? some(usable, 4) : [];
      return ` { __typename ${chosen.map((one) => field(one, depth + 1)).join(' ')} }`;
    }

    function field({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
      const passed = args
        .filter((argument) => isNonNullType(argument.type) || !isOneIn(3))
        .map((argument) => {
          const variable = `v${declared.length}`;
          declared.push(`$${variable}: ${String(argument.type)}`);
          variables[variable] = value(argument.type, 0);
          return `${argument.name}: $${variable}`;
        });
      return `${name}${passed.length > 0 ? `(${passed.join(', ')})` : ''}${selection(type, depth)}`;
    }

    const kind = isOneIn(3) ? 'mutation' : 'query';
    const root = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    const selections = some(Object.values(root?.getFields() ?? {}), 3).map((one) => field(one, 1));
    const parameters = declared.length > 0 ? `(${declared.join(', ')})` : '';
    return { query: `${kind} Fuzz${parameters} { ${selections.join(' ')} }`, variables };
  });
}
