import { ACCESS_KEY } from '../server/store-api.ts';
import { type Entity, isObject } from '../shop/entity.ts';

/** An answer as the contract looks at it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, the text where it is none, null for an empty body. */
  readonly body: unknown;
}

/** A client with one session, as an app would be one. */
export class Client {
  readonly url: string;
  token: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends a request with the session's token and keeps the one that comes back. */
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

  /**
   * Sends a request and returns its JSON object.
   * @throws if the answer is not a success
   */
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
