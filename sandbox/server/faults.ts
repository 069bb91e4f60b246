import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainFailure } from '../protocol/errors.ts';
import type { Shop } from '../state/shop.ts';
import { contentOf, pathOf } from './request.ts';

/**
 * Applies the next fault that matches a request.
 * @param hasBody whether the body was read: only faults that look into it wait for it
 * @returns whether the request gets no answer
 * @throws the error of a fault with a status
 */
export async function injectFault(
  { switches }: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  hasBody: boolean,
): Promise<boolean> {
  const path = pathOf(request);
  const fault = switches.faults.find(
    ({ times, path: part, body }) =>
      times > 0 &&
      path.includes(part) &&
      (body === undefined ? !hasBody : hasBody && contentOf(request).includes(body)),
  );
  if (fault === undefined) return false;
  fault.times--;
  if (fault.kind === 'status') throw plainFailure(fault.status, STATUS_CODES[fault.status] ?? 'Error');
  if (fault.kind === 'garbage') {
    await reply.type('application/json').send(Buffer.from('<html><b>Fatal error</b>: {"elements":['));
    return false;
  }
  reply.hijack();
  if (fault.kind === 'reset') request.raw.socket.resetAndDestroy();
  return true;
}
