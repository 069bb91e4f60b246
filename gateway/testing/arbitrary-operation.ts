import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
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
  'Pfanne 28 cm',
  '0',
  '-1',
  'null',
  'undefined',
  '../../api/_info/version',
  '%2e%2e%2f',
  "' OR 1=1 --",
  '{{7*7}}',
  'jndi:ldap://x',
  '<script>alert(1)</script>',
  '0123456789abcdef0123456789abcdef',
  'ffffffffffffffffffffffffffffffff',
  'FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF',
  '/kochen/',
  '/en/',
  '//evil.example',
  'a|b|c',
  'anna@example.ch',
  'a@b',
  '__proto__',
  'constructor',
  '\u0000',
  '\r\nset-cookie: a=b',
  '\uD800',
  '💥'.repeat(50),
  'x'.repeat(5_000),
  `${'a'.repeat(3_000)}!`,
];
const NUMBERS = [0, 1, 2, -1, 3, 24, 100, 101, 2_147_483_647, -2_147_483_648, 1e9];
const WRONG: readonly unknown[] = [
  null,
  [],
  {},
  [[]],
  true,
  'x',
  1.5,
  { __proto__: null },
  { constructor: 1 },
];
const MAX_DEPTH = 6;

/** Operations made of a schema's fields and arguments, most of them valid, with unexpected values. */
export function arbitraryOperation(
  schema: GraphQLSchema,
  texts: readonly string[],
): fc.Arbitrary<ArbitraryOperation> {
  return fc
    .array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 400 })
    .map((choices) => new Writer(schema, [...TEXTS, ...texts], choices).operation());
}

/** Generates one operation from a list of numbers, each of which is one choice; 0 when the list is used up. */
class Writer {
  readonly #schema: GraphQLSchema;
  readonly #texts: readonly string[];
  readonly #choices: readonly number[];
  readonly #variables: Record<string, unknown> = {};
  readonly #declared: string[] = [];
  #at = 0;

  constructor(schema: GraphQLSchema, texts: readonly string[], choices: readonly number[]) {
    this.#schema = schema;
    this.#texts = texts;
    this.#choices = choices;
  }

  operation(): ArbitraryOperation {
    const mutation = this.#below(3) === 0;
    const type = mutation ? this.#schema.getMutationType() : this.#schema.getQueryType();
    const fields = Object.values(type?.getFields() ?? {});
    const picked = new Set(Array.from({ length: 1 + this.#below(3) }, () => this.#below(fields.length)));
    const selections = [...picked].flatMap((index) => {
      const field = fields[index];
      return field ? [this.#field(field, 1)] : [];
    });
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    const query = `${mutation ? 'mutation' : 'query'} Fuzz${declared} { ${selections.join(' ')} }`;
    return { query, variables: this.#variables };
  }

  #below(most: number): number {
    const choice = this.#choices[this.#at] ?? 0;
    this.#at += 1;
    return most <= 0 ? 0 : choice % most;
  }

  #one<T>(values: readonly T[]): T | undefined {
    return values[this.#below(values.length)];
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.flatMap((argument) => this.#argument(argument));
    const list = given.length > 0 ? `(${given.join(', ')})` : '';
    return `${field.name}${list}${this.#selection(field.type, depth)}`;
  }

  #selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return '';
    const fields = isObjectType(named) || isInterfaceType(named) ? Object.values(named.getFields()) : [];
    const usable = fields.filter((field) => depth < MAX_DEPTH || !isCompositeType(getNamedType(field.type)));
    const picked = new Set(Array.from({ length: 1 + this.#below(4) }, () => this.#below(usable.length)));
    const chosen = [...picked].flatMap((index) => {
      const field = usable[index];
      return field ? [this.#field(field, depth + 1)] : [];
    });
    return ` { __typename ${chosen.join(' ')} }`;
  }

  #argument(argument: GraphQLArgument): string[] {
    if (!isNonNullType(argument.type) && this.#below(3) === 0) return [];
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: ${String(argument.type)}`);
    this.#variables[name] = this.#value(argument.type, 0);
    return [`${argument.name}: $${name}`];
  }

  #value(type: GraphQLInputType, depth: number): unknown {
    if (this.#below(40) === 0) return this.#one(WRONG);
    if (!isNonNullType(type) && this.#below(6) === 0) return null;
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const item = nullable.ofType;
      return Array.from({ length: this.#below(4) }, () => this.#value(item, depth + 1));
    }
    if (isInputObjectType(nullable)) {
      return Object.fromEntries(
        Object.values(nullable.getFields()).flatMap((field) => this.#inputField(field, depth)),
      );
    }
    if (isEnumType(nullable)) return this.#one(nullable.getValues())?.name;
    return this.#scalar(nullable.name);
  }

  #inputField(field: GraphQLInputField, depth: number): [string, unknown][] {
    const needed = isNonNullType(field.type) && field.defaultValue === undefined;
    if (!needed && (depth > 3 || this.#below(2) === 0)) return [];
    return [[field.name, this.#value(field.type, depth + 1)]];
  }

  #scalar(name: string): unknown {
    if (name === 'Int') return this.#one(NUMBERS);
    if (name === 'Float') return this.#one([...NUMBERS, 0.1, -0.5]);
    if (name === 'Boolean') return this.#below(2) === 0;
    return this.#one(this.#texts);
  }
}
