import type { Call } from '../protocol/call.ts';
import { failure } from '../protocol/errors.ts';

const LOGIN = { attempts: 10, seconds: 10 };
const MAIL = { attempts: 3, seconds: 30 };

/** Attempts before each further one has to wait: the first step of Shopware's defaults (docs/shopware.md, "Rate limits"). */
const LIMITS = {
  login: { ...LOGIN, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  'guest-order': { ...LOGIN, code: 'CHECKOUT__CUSTOMER_AUTH_THROTTLED' },
  recovery: { ...MAIL, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  newsletter: { ...MAIL, code: 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED' },
  contact: { ...MAIL, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
  withdrawal: { ...MAIL, code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED' },
} as const;

type LimitedRoute = keyof typeof LIMITS;

function keyOf({ ip }: Call, route: LimitedRoute, name: string): string {
  return `${route}:${name.toLowerCase()}-${ip}`;
}

/** Counts an attempt by name and client address. @throws 429 without `Retry-After` (cases 617, 620, 624) */
export function countAttempt(call: Call, route: LimitedRoute, name = ''): void {
  const { attempts: before, switches } = call.shop;
  if (!switches.rateLimits) return;
  const { attempts, seconds, code } = LIMITS[route];
  const key = keyOf(call, route, name);
  const { count, last } = before.get(key) ?? { count: 0, last: 0 };
  const left = count < attempts ? 0 : last + seconds * 1000 - Date.now();
  if (left > 0) throw failure(429, code, { seconds: Math.ceil(left / 1000) });
  before.set(key, { count: count + 1, last: Date.now() });
}

/** Ends the counting after a success. */
export function forgetAttempts(call: Call, route: LimitedRoute, name: string): void {
  call.shop.attempts.delete(keyOf(call, route, name));
}
