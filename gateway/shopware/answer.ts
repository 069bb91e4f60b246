import { isObject } from '../lib/json.ts';
import { UpstreamError } from '../lib/upstream-error.ts';
import { CART_INVALID, ShopwareError, type ShopwareErrorEntry } from './errors.ts';
import { retryAfter } from './transport/retry.ts';
import { isMaintenance, type UpstreamAnswer } from './transport/transport.ts';

/** @throws ShopwareError for a client error; UpstreamError for maintenance, a server error or an invalid response */
export function readAnswer(path: string, answer: UpstreamAnswer): unknown {
  const body = parse(path, answer);
  if (answer.status >= 200 && answer.status < 300) return body;
  // Redirects are not followed: their target is not Shopware's API.
  if (answer.status < 400) throw garbage(path, answer, 'with no answer');
  const entries: unknown = isObject(body) ? body['errors'] : null;
  const errors: ShopwareErrorEntry[] = Array.isArray(entries) ? entries.filter(isObject) : [];
  if (isMaintenance(answer)) {
    throw new UpstreamError(
      'maintenance',
      `${path}: the sales channel is in maintenance`,
      503,
      retryAfter(answer),
    );
  }
  const refused = new ShopwareError(answer.status, path, errors);
  if (answer.status >= 500 && !refused.has(CART_INVALID)) {
    throw new UpstreamError('failed', refused.message, answer.status, retryAfter(answer));
  }
  throw refused;
}

/** Whether a server error is in fact about an invalid cart (case 225). */
export function isInvalidCart(answer: UpstreamAnswer): boolean {
  return answer.status === 500 && answer.text.includes(CART_INVALID);
}

function parse(path: string, answer: UpstreamAnswer): unknown {
  if (answer.status === 204) return null;
  try {
    return JSON.parse(answer.text);
  } catch {
    if (answer.status >= 300) return null;
    throw garbage(path, answer, answer.text === '' ? 'with nothing' : 'with something that is not JSON');
  }
}

export function garbage(path: string, { status }: Pick<UpstreamAnswer, 'status'>, how: string) {
  return new UpstreamError('garbage', `${path} answered ${status} ${how}`, status);
}
