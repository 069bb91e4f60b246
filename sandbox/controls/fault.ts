import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { sendAnswer } from '../server/respond.ts';
import type { Shop } from '../shop/shop.ts';

/** Lets a request fail if a fault waits for it; true if it did. */
export async function injectFault(
  shop: Shop,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const fault = shop.switches.faults.find((waiting) => waiting.times > 0 && path.includes(waiting.path));
  if (fault === undefined) return false;
  fault.times--;
  switch (fault.kind) {
    case 'reset':
      request.socket.resetAndDestroy();
      return true;
    case 'garbage':
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('<html><b>Fatal error</b>: {"elements":[');
      return true;
    case 'hang':
      await new Promise<void>((resolve) => {
        response.once('close', resolve);
      });
      return true;
    default: {
      const { status } = fault;
      const title = STATUS_CODES[status] ?? 'Error';
      sendAnswer(
        response,
        status,
        {},
        { errors: [{ code: '0', status: String(status), title, detail: title }] },
      );
      return true;
    }
  }
}
