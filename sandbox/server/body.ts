import type { IncomingMessage } from 'node:http';
import type { Entity } from '../shop/entity.ts';
import { isObject } from '../shop/entity.ts';
import { plainFailure } from './errors.ts';

/** Reads bracketed names (`filter[0][type]=equals`, `ids[]=…`) as PHP does. */
export function parseQuery(text: string): Entity {
  const result: Entity = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let target: Entity = result;
    for (const [depth, raw] of path.entries()) {
      const key = raw === '' ? String(Object.keys(target).length) : raw;
      if (depth === path.length - 1) {
        target[key] = value;
      } else {
        const next = target[key];
        const child: Entity = isObject(next) ? next : {};
        target[key] = child;
        target = child;
      }
    }
  }
  return Object.fromEntries(Object.entries(result).map(([key, value]) => [key, listIfIndexed(value)]));
}

function listIfIndexed(value: unknown): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, listIfIndexed(child)] as const);
  return entries.every(([key], position) => key === String(position))
    ? entries.map(([, child]) => child)
    : Object.fromEntries(entries);
}

/** The request's body as it came. */
export async function readContent(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * A body, parsed; an empty object when there is none.
 * @throws 400 "The JSON payload is malformed." (case 829)
 */
export function parseJson(text: string, contentType: string): unknown {
  if (text === '') return {};
  if (contentType.startsWith('application/x-www-form-urlencoded')) return parseQuery(text);
  try {
    return JSON.parse(text);
  } catch {
    throw plainFailure(400, 'The JSON payload is malformed.');
  }
}

/** The request's body as an object; empty when it is none. */
export async function readBody(request: IncomingMessage): Promise<Entity> {
  const text = (await readContent(request)).toString('utf8');
  const parsed = parseJson(text, request.headers['content-type'] ?? '');
  return isObject(parsed) ? parsed : {};
}
