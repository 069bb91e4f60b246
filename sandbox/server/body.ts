import type { FastifyRequest } from 'fastify';
import { parse } from 'qs';
import { type Entity, isObject } from '../shop/entity.ts';
import { plainFailure } from './errors.ts';

/** Bracketed names (`filter[0][type]=equals`, `ids[]=…`) as in PHP: the last of several values wins. */
export function parseQuery(text: string): Entity {
  return parse(text, { depth: 50, arrayLimit: 1000, parameterLimit: 10_000, duplicates: 'last' });
}

/** Raw: the server parses no body. */
export function contentOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** An escape of half a character, as PHP's parser finds it; a backslash may be escaped itself. */
const ESCAPES = /\\(?:\\|ud[89ab]\w{2}\\ud[c-f]\w{2}|ud[89a-f]\w{2})/gi;
const HALF_LENGTH = '\\ud800'.length;

/** JSON, a form, or an empty object. @throws 400 "The JSON payload is malformed." (case 829), for half characters too, as PHP */
export function parseBody(request: FastifyRequest): unknown {
  const text = contentOf(request).toString('utf8');
  if (text === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return parseQuery(text);
  const malformed = plainFailure(400, 'The JSON payload is malformed.');
  if (text.match(ESCAPES)?.some(({ length }) => length === HALF_LENGTH)) throw malformed;
  try {
    return JSON.parse(text);
  } catch {
    throw malformed;
  }
}

export function bodyOf(request: FastifyRequest): Entity {
  const parsed = parseBody(request);
  return isObject(parsed) ? parsed : {};
}

export function queryOf({ query }: FastifyRequest): Entity {
  return isObject(query) ? query : {};
}
