import type { FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { type Entity, isObject } from '../shop/entity.ts';
import { plainFailure } from './errors.ts';

/** Reads bracketed names (`filter[0][type]=equals`, `ids[]=…`) as PHP does: the last of several values counts. */
export function parseQuery(text: string): Entity {
  return parse(text, { depth: 50, arrayLimit: 1000, parameterLimit: 10_000, duplicates: 'last' });
}

/** The request's body as it came; the server reads it without a look at its type. */
export function contentOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/**
 * The request's body, parsed: JSON, a form, or an empty object when there is none.
 * @throws 400 "The JSON payload is malformed." (case 829)
 */
export function parseBody(request: FastifyRequest): unknown {
  const text = contentOf(request).toString('utf8');
  if (text === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return parseQuery(text);
  try {
    return JSON.parse(text);
  } catch {
    throw plainFailure(400, 'The JSON payload is malformed.');
  }
}

/** The request's body as an object; empty when it is none. */
export function bodyOf(request: FastifyRequest): Entity {
  const parsed = parseBody(request);
  return isObject(parsed) ? parsed : {};
}

/** The request's query; the server parses it as {@link parseQuery} does. */
export function queryOf({ query }: FastifyRequest): Entity {
  return isObject(query) ? query : {};
}
