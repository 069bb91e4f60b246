import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentOf } from '../server/body.ts';
import { ShopwareError } from '../server/errors.ts';
import { pathOf } from '../server/request.ts';
import type { Shop } from '../shop/shop.ts';

/**
 * True if the request shall get no answer.
 * @param isRead whether the body has been read: faults that look into it wait for that, all others do not
 * @throws the error of a fault with a status
 */
export async function injectFault(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  isRead: boolean,
): Promise<boolean> {
  const path = pathOf(request);
  const fault = shop.switches.faults.find(
    (waiting) =>
      waiting.times > 0 &&
      path.includes(waiting.path) &&
      (waiting.body === undefined ? !isRead : isRead && contentOf(request).includes(waiting.body)),
  );
  if (fault === undefined) return false;
  fault.times--;
  switch (fault.kind) {
    case 'reset':
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return true;
    case 'garbage':
      await reply.type('application/json').send(Buffer.from('<html><b>Fatal error</b>: {"elements":['));
      return false;
    case 'hang':
      reply.hijack();
      return true;
    default: {
      const { status } = fault;
      const title = STATUS_CODES[status] ?? 'Error';
      throw new ShopwareError(status, [{ code: '0', status: String(status), title, detail: title }]);
    }
  }
}
