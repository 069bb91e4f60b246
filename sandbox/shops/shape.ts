/** Returns the value typed. @throws ShapeError where it has another shape; `at` says where it stands */
export type Reader<T> = (value: unknown, at: string) => T;

/** What a reader returns. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** A mistake in a file of a demo shop. */
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

/** True for a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(at: string, expected: string, value: unknown): ShapeError {
  const found = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
  return new ShapeError(`${at}: expected ${expected}, found ${found}`);
}

export const string: Reader<string> = (value, at) => {
  if (typeof value !== 'string') throw wrong(at, 'a text', value);
  return value;
};

export const number: Reader<number> = (value, at) => {
  if (typeof value !== 'number') throw wrong(at, 'a number', value);
  return value;
};

export const boolean: Reader<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw wrong(at, 'true or false', value);
  return value;
};

/** Whatever JSON can say. */
export const json: Reader<unknown> = (value, at) => {
  if (value === undefined) throw wrong(at, 'a value', value);
  return value;
};

/** One of these words. */
export function oneOf<const T extends string>(...words: readonly T[]): Reader<T> {
  return (value, at) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw wrong(at, `one of ${words.join(', ')}`, value);
    return found;
  };
}

/** A field that may be absent. */
export function optional<T>(reader: Reader<T>): OptionalReader<T> {
  return Object.assign((value: unknown, at: string) => reader(value, at), { optional: true } as const);
}

/** A field that is this when it is absent. */
export function orElse<T>(reader: Reader<T>, fallback: T): Reader<T> {
  return (value, at) => (value === undefined ? fallback : reader(value, at));
}

export function list<T>(item: Reader<T>): Reader<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw wrong(at, 'a list', value);
    return value.map((entry: unknown, index) => item(entry, `${at}[${index}]`));
  };
}

/** An object whose keys are data. */
export function record<T>(item: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return (value, at) => {
    if (!isObject(value)) throw wrong(at, 'an object', value);
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, item(entry, `${at}.${key}`)]),
    );
  };
}

/** An object of these fields and no others. */
export function object<F extends Fields>(fields: F): Reader<Shape<F>> {
  return (value, at) => {
    if (!isObject(value)) throw wrong(at, 'an object', value);
    const unknown = Object.keys(value).find((key) => fields[key] === undefined);
    if (unknown !== undefined) throw new ShapeError(`${at}: nobody reads the field "${unknown}"`);
    const read: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(fields)) {
      if (value[key] === undefined && 'optional' in reader) continue;
      read[key] = reader(value[key], `${at}.${key}`);
    }
    // Each field has gone through its reader; TypeScript cannot follow that through the loop.
    return read as Shape<F>;
  };
}

/** An object whose field `type` says which of these it is. */
export function byType<F extends Fields>(readers: F): Reader<Read<F[keyof F]>>;
export function byType(readers: Fields): Reader<unknown> {
  return (value, at) => {
    const type = isObject(value) ? value['type'] : undefined;
    const reader = typeof type === 'string' ? readers[type] : undefined;
    if (reader === undefined) throw wrong(`${at}.type`, `one of ${Object.keys(readers).join(', ')}`, type);
    return reader(value, at);
  };
}
