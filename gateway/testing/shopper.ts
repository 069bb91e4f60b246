import supertest from 'supertest';
import { isObject, type Json } from '../lib/json.ts';
import { checkErrorPlaces } from './error-places.ts';

/** Anything that sends operations with a session. */
export type Client = Pick<Shopper, 'ask'>;

/** A client of a gateway: a browser with cookies. */
export class Shopper {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly cookies = new Map<string, string>();

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#headers = headers;
  }

  /** The same client at another gateway, with its current cookies. */
  movedTo(url: string): Shopper {
    const copy = new Shopper(url, this.#headers);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** The same client with other headers and its current cookies. */
  sending(headers: Readonly<Record<string, string>>): Shopper {
    const copy = new Shopper(this.#url, { ...this.#headers, ...headers });
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Sends an operation and returns its `data`; throws if there are errors. */
  async ask(query: string, variables: Json = {}): Promise<Json> {
    const { data, errors } = await this.send(query, variables);
    if (!isObject(data) || errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Sends an operation and returns the whole response. */
  async send(
    query: string,
    variables: Json = {},
  ): Promise<{ status: number; data: unknown; errors: unknown; headers: Headers }> {
    const answer = await supertest(this.#url)
      .post('/graphql')
      .set({
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...this.#headers,
      })
      .send(JSON.stringify({ query, variables }));
    const headers = headersOf(answer);
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    const body: unknown = JSON.parse(answer.text);
    const fields = isObject(body) ? body : {};
    checkErrorPlaces(query, fields['data']);
    return { status: answer.status, data: fields['data'], errors: fields['errors'], headers };
  }
}

function headersOf({ header }: supertest.Response): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries<string | readonly string[]>(header)) {
    for (const line of typeof value === 'string' ? [value] : value) headers.append(name, line);
  }
  return headers;
}

/** Value at a path of keys and indices in a JSON value, or undefined. */
export function at(value: unknown, ...steps: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of steps) {
    if (Array.isArray(found) && typeof step === 'number') found = found[step];
    else if (isObject(found) && typeof step === 'string') found = found[step];
    else return undefined;
  }
  return found;
}

/** The same as a string; throws for any other value. */
export function textAt(value: unknown, ...steps: readonly (string | number)[]): string {
  const found = at(value, ...steps);
  if (typeof found !== 'string') throw new Error(`${steps.join('.')} is ${JSON.stringify(found)}`);
  return found;
}
