import type { FastifyReply } from 'fastify';
import { type Compressed, unpacked } from '../lib/compress.ts';
import { encodingFor } from '../lib/negotiate.ts';

/** Sends a compressed document in an encoding that the client accepts. */
export function sendDocument(reply: FastifyReply, document: Compressed): FastifyReply {
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') return reply.header('content-encoding', encoding).send(document[encoding]);
  const body = unpacked(document);
  if (Buffer.isBuffer(body)) return reply.send(body);
  body.then(
    (bytes) => reply.send(bytes),
    (error: unknown) => reply.send(error),
  );
  return reply;
}
