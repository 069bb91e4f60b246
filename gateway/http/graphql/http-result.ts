import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, compressed, inForm, isCompressed, sizeOf } from '../../lib/compress.ts';
import { isObject } from '../../lib/json.ts';
import { encodingFor, isUnchanged } from '../../lib/negotiate.ts';
import type { ExecutionAnswer } from './engine.ts';

export const RESPONSE_TYPE = 'application/graphql-response+json';
export const JSON_TYPE = 'application/json';

/** Bytes below which compressing is not worth it. */
const MIN_COMPRESSED_BYTES = 1_000;

/** Bytes that a small answer takes besides its text. */
const SMALL_BYTES = 100;

/** An answer ready to be sent. */
export interface HttpResult {
  /** Text where it is small: Node sends that together with the headers, bytes after them. */
  readonly body: Buffer | string;
  /** Compressed for all who will ask; null for a small answer, and for one that goes out once. */
  readonly forms: Compressed | null;
  readonly status: number;
  /** null for an answer that is not kept. */
  readonly etag: string | null;
  readonly cacheable: boolean;
  /** Whether it says that there is nothing of what was asked for. */
  readonly empty: boolean;
  /** Bytes it takes, about. */
  readonly size: number;
}

/**
 * Makes an answer ready. Without data its status is that of its first error.
 * @param kept whether others will get it too, so that compressing it well pays
 */
export async function toHttpResult(result: ExecutionAnswer, kept: boolean): Promise<HttpResult> {
  const text = JSON.stringify(result);
  const forms = kept ? await compressed(text) : null;
  const bytes = forms?.identity ?? Buffer.from(text);
  const small = bytes.length <= MIN_COMPRESSED_BYTES;
  const failed = result.data === undefined || result.data === null;
  const status = Number(result.errors?.[0]?.extensions['status'] ?? 500);
  return {
    body: small ? text : bytes,
    forms: small ? null : forms,
    status: failed ? status : 200,
    etag: forms?.etag ?? null,
    cacheable: result.errors === undefined,
    empty: isObject(result.data) && Object.values(result.data).every((value) => value === null),
    size: forms === null || small ? text.length + SMALL_BYTES : sizeOf(forms),
  };
}

/** Whether a value is an answer ready to be sent, as far as sending it needs. */
export function isHttpResult(value: unknown): boolean {
  return (
    isObject(value) &&
    (typeof value['body'] === 'string' || value['body'] instanceof Uint8Array) &&
    (value['forms'] === null || isCompressed(value['forms'])) &&
    typeof value['status'] === 'number'
  );
}

/**
 * Sends an answer, compressed where the client takes it.
 * @param seconds for which a public answer stays fresh; null for a personal one
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answered: HttpResult,
  seconds: number | null,
  type: string,
): Promise<FastifyReply> {
  const { body, forms, etag } = answered;
  const open = seconds !== null && answered.cacheable && request.method === 'GET';
  reply.header('cache-control', open ? `public, max-age=${seconds}` : 'private, no-store');
  reply.type(`${type}; charset=utf-8`);
  if (open && etag !== null) {
    reply.header('etag', etag);
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  reply.code(type === JSON_TYPE ? 200 : answered.status);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (typeof body === 'string' || encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(forms?.[encoding] ?? (await inForm(body, encoding)));
}
