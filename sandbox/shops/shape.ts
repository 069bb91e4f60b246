/** Returns the value with its type. @throws ShapeError for another shape; `at` is the place of the value */
export type Reader<T> = (value: unknown, at: string) => T;

/** The type that a reader returns. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** An error in a file of a demo shop. */
export class ShapeError extends Error {}

interface OptionalReader<T> extends Reader<T> {
  readonly optional: true;
}

type Fields = Readonly<Record<string, Reader<unknown>>>;

type OptionalKey<F extends Fields> = {
  [K in keyof F]: F[K] extends OptionalReader<unknown> ? K : never;
}[keyof F];

type Shape<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKey<F>>]: Read<F[K]>;
} & { readonly [K in OptionalKey<F>]?: Read<F[K]> };

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shapeError(at: string, expected: string, value: unknown): ShapeError {
  const actual = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
  return new ShapeError(`${at}: expected ${expected}, found ${actual}`);
}

function reader<T>(expected: string, is: (value: unknown) => value is T): Reader<T> {
  return (value, at) => {
    if (!is(value)) throw shapeError(at, expected, value);
    return value;
  };
}

export const string = reader('a text', (value): value is string => typeof value === 'string');
export const number = reader('a number', (value): value is number => typeof value === 'number');
export const boolean = reader('true or false', (value): value is boolean => typeof value === 'boolean');
export const json = reader<unknown>('a value', (value): value is unknown => value !== undefined);

export function oneOf<const T extends string>(...words: readonly T[]): Reader<T> {
  return reader(`one of ${words.join(', ')}`, (value): value is T => words.some((word) => word === value));
}

/** Uses the second reader for lists. */
export function listOr<L, T>(item: Reader<T>, items: Reader<L>): Reader<L | T> {
  return (value, at) => (Array.isArray(value) ? items(value, at) : item(value, at));
}

/** Uses the second reader for objects that have a field. */
export function ifHas<T, F>(field: string, withField: Reader<F>, without: Reader<T>): Reader<T | F> {
  return (value, at) => (isObject(value) && field in value ? withField(value, at) : without(value, at));
}

export function optional<T>(item: Reader<T>): OptionalReader<T> {
  return Object.assign((value: unknown, at: string) => item(value, at), { optional: true } as const);
}

export function orElse<T>(item: Reader<T>, fallback: T): Reader<T> {
  return (value, at) => (value === undefined ? fallback : item(value, at));
}

export function list<T>(item: Reader<T>): Reader<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw shapeError(at, 'a list', value);
    return value.map((entry: unknown, index) => item(entry, `${at}[${index}]`));
  };
}

export function record<T>(item: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return (value, at) => {
    if (!isObject(value)) throw shapeError(at, 'an object', value);
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, entry]) => [key, item(entry, `${at}.${key}`)]));
  };
}

/** An object with these fields and no others. */
export function object<F extends Fields>(fields: F): Reader<Shape<F>> {
  return (value, at) => {
    if (!isObject(value)) throw shapeError(at, 'an object', value);
    const unknown = Object.keys(value).find((key) => fields[key] === undefined);
    if (unknown !== undefined) throw new ShapeError(`${at}: unknown field "${unknown}"`);
    const entries = Object.entries(fields)
      .filter(([key, item]) => value[key] !== undefined || !('optional' in item))
      .map(([key, item]) => [key, item(value[key], `${at}.${key}`)]);
    // TypeScript cannot infer that each field has passed its reader.
    return Object.fromEntries(entries) as Shape<F>;
  };
}

/** An object whose field `type` selects the reader of the other fields. */
export function byType<F extends Fields>(
  readers: F,
): Reader<{ [K in keyof F]: { readonly type: K } & Read<F[K]> }[keyof F]>;
export function byType(readers: Fields): Reader<unknown> {
  return (value, at) => {
    const { type, ...fields } = isObject(value) ? value : {};
    const item = typeof type === 'string' ? readers[type] : undefined;
    if (item === undefined) throw shapeError(`${at}.type`, `one of ${Object.keys(readers).join(', ')}`, type);
    return Object.assign({ type }, item(fields, at));
  };
}
