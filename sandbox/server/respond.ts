import type { ServerResponse } from 'node:http';
import type { Entity } from '../shop/entity.ts';
import { type Call, Raw } from './call.ts';
import { plainFailure, ShopwareError } from './errors.ts';
import { FieldSelection } from './includes.ts';

type Headers = Readonly<Record<string, string>>;

const PRIVATE: Headers = { 'cache-control': 'no-cache, private' };

/** Sends what a handler returned: JSON, a {@link Raw} body, or 204 for undefined. */
export function sendAnswer(response: ServerResponse, status: number, headers: Headers, body: unknown): void {
  if (body instanceof Raw) {
    const length = Buffer.byteLength(body.content);
    response
      .writeHead(status, { ...PRIVATE, ...headers, 'content-type': body.type, 'content-length': length })
      .end(body.content);
    return;
  }
  if (body === undefined) {
    response.writeHead(status === 200 ? 204 : status, { ...PRIVATE, ...headers }).end();
    return;
  }
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      ...PRIVATE,
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
}

/** Sends a Store API answer with the fields that were asked for and the session's token. */
export function sendCall(response: ServerResponse, call: Call, body: unknown): void {
  const { status, token, headers } = call.reply;
  const selected =
    body instanceof Raw || body === undefined ? body : new FieldSelection(call.body).apply(body);
  sendAnswer(response, status, { 'sw-context-token': token, ...headers }, selected);
}

/** Sends an error in Shopware's form; one that nobody foresaw is a 500 with its message, as Shopware's in debug mode. */
export function sendFailure(response: ServerResponse, error: unknown, headers: Headers): void {
  const failure =
    error instanceof ShopwareError
      ? error
      : plainFailure(500, error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body: Entity = { errors: failure.errors };
  sendAnswer(response, failure.status, headers, body);
}
