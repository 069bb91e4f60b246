import { ACCESS_KEY } from '../server/store-api.ts';
import { type Entity, isObject } from '../shop/entity.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, else text, null when empty. */
  readonly body: unknown;
}

export class Client {
  readonly url: string;
  token: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** Keeps the token of the answer. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const sent = {
      'sw-access-key': ACCESS_KEY,
      'content-type': 'application/json',
      ...(this.token === undefined ? {} : { 'sw-context-token': this.token }),
      ...headers,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(this.url + path, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: text }),
    });
    const token = response.headers.get('sw-context-token');
    if (token !== null) this.token = token;
    return { status: response.status, headers: response.headers, body: parse(await response.text()) };
  }

  /** @throws for an error status */
  async object(method: string, path: string, body?: unknown): Promise<Entity> {
    const answer = await this.send(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return isObject(answer.body) ? answer.body : {};
  }
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
