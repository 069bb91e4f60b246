import { isObject } from '../lib/json.ts';
import type { ShopwareError } from './errors.ts';

/** Seconds to wait after a 429: Shopware sends them in the body instead of `Retry-After` (case 617). */
export function rateLimitSeconds(error: ShopwareError): number {
  const parameters = error.errors[0]?.meta?.parameters;
  const seconds = isObject(parameters) ? Number(parameters['seconds']) : Number.NaN;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : 10;
}
