import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, compressed, encodingFor } from '../compressed.ts';
import type { ExecutionAnswer } from './engine.ts';

export const RESPONSE_TYPE = 'application/graphql-response+json';
export const JSON_TYPE = 'application/json';

/** Bytes below which compressing is not worth it. */
const SMALL = 1_000;

/** An answer ready to be sent, as it is kept. */
export interface Sendable {
  readonly body: string;
  /** null for a small one. */
  readonly forms: Compressed | null;
  readonly status: number;
  readonly etag: string | null;
  readonly cacheable: boolean;
  /** Bytes it takes, about. */
  readonly size: number;
}

/** Makes an answer ready. Without data its status is that of its first error. */
export async function toSendable(result: ExecutionAnswer): Promise<Sendable> {
  const body = JSON.stringify(result);
  const forms = await compressed(body);
  const failed = result.data === undefined || result.data === null;
  const status = Number(result.errors?.[0]?.extensions['status'] ?? 500);
  const large = body.length > SMALL;
  return {
    body,
    forms: large ? forms : null,
    status: failed ? status : 200,
    etag: forms.etag,
    cacheable: result.errors === undefined,
    size: body.length * 2 + (large ? forms.br.length + forms.gzip.length + forms.identity.length : 0),
  };
}

/**
 * Sends an answer, compressed where the client takes it.
 * @param seconds for which a public answer stays fresh; null for a personal one
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answered: Sendable,
  seconds: number | null,
  type: string,
): FastifyReply {
  const open = seconds !== null && answered.cacheable && request.method === 'GET';
  reply.header('cache-control', open ? `public, max-age=${seconds}` : 'private, no-store');
  reply.type(`${type}; charset=utf-8`);
  if (open && answered.etag !== null) {
    reply.header('etag', answered.etag);
    if (request.headers['if-none-match'] === answered.etag) return reply.code(304).send();
  }
  reply.code(type === JSON_TYPE ? 200 : answered.status);
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (answered.forms === null || encoding === 'identity') return reply.send(answered.body);
  return reply.header('content-encoding', encoding).send(answered.forms[encoding]);
}
