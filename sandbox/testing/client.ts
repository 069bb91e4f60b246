import { isObject } from '../shops/shape.ts';
import type { Entity } from '../state/entity.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, otherwise text; null if it is empty. */
  readonly body: unknown;
}

/** A client of the Store API that stores the token of each answer. */
export class Client {
  readonly url: string;
  token: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'sw-access-key': 'SWSCKONTORSANDBOXDEMOSHOP0',
        'content-type': 'application/json',
        ...(this.token !== undefined && { 'sw-context-token': this.token }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.token = response.headers.get('sw-context-token') ?? this.token;
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) };
  }

  /** @throws for an error status */
  async get(path: string): Promise<unknown> {
    const { status, body } = await this.send('GET', `/store-api${path}`);
    if (status >= 300) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Posts to the Store API. @throws for an error status */
  async post(path: string, body: unknown = {}, method: 'POST' | 'PATCH' = 'POST'): Promise<Entity> {
    const { status, body: answer } = await this.send(method, `/store-api${path}`, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return isObject(answer) ? answer : {};
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** A value inside JSON. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);
}
