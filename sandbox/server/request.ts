import type { FastifyReply, FastifyRequest } from 'fastify';
import { Raw } from '../protocol/call.ts';
import { plainFailure, ShopwareError } from '../protocol/errors.ts';
import { isObject } from '../shops/shape.ts';
import type { Entity } from '../state/entity.ts';

export function header({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export function originOf({ headers }: FastifyRequest): string {
  return `http://${headers.host ?? '127.0.0.1'}`;
}

export function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

export function paramsOf({ params }: FastifyRequest): Record<string, string> {
  const entries = Object.entries(isObject(params) ? params : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export function queryOf({ query }: FastifyRequest): Entity {
  return isObject(query) ? query : {};
}

export function contentOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** A surrogate without its pair, which PHP's parser rejects; a backslash can be escaped. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\u(?:d[89ab]\w{2}(?!\\ud[c-f])|(?<!\\ud[89ab]\w{2}\\u)d[c-f]\w{2})/i;

/** A JSON object, a form, or an empty object. @throws 400 for malformed JSON (case 829) */
export function bodyOf(request: FastifyRequest): Entity {
  const text = contentOf(request).toString('utf8');
  if (text === '') return {};
  if (header(request, 'content-type')?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    if (LONE_SURROGATE.test(text)) throw new SyntaxError('lone surrogate');
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : {};
  } catch {
    throw plainFailure(400, 'The JSON payload is malformed.');
  }
}

/** Sends JSON as bytes, because Fastify adds a charset to text. */
export function sendAnswer(reply: FastifyReply, body: unknown): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache, private');
  if (body === undefined) return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send();
  if (body instanceof Raw) return reply.type(body.type).send(body.content);
  return reply.type('application/json').send(Buffer.from(JSON.stringify(body)));
}

/** An unexpected error is a 500 with its stack, as in Shopware's debug mode. */
export function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, errors } =
    error instanceof ShopwareError
      ? error
      : plainFailure(500, error instanceof Error ? (error.stack ?? error.message) : String(error));
  return sendAnswer(reply.code(status), { errors });
}
