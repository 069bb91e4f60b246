import type { Call } from '../protocol/call.ts';
import { failure, type ShopwareError } from '../protocol/errors.ts';
import type { LimitStep } from '../state/limits.ts';

const LOGIN: readonly LimitStep[] = [
  { attempts: 10, seconds: 10 },
  { attempts: 15, seconds: 30 },
  { attempts: 20, seconds: 60 },
];
const MAIL: readonly LimitStep[] = [
  { attempts: 3, seconds: 30 },
  { attempts: 5, seconds: 60 },
  { attempts: 10, seconds: 90 },
];

/** Steps and error code by route; Shopware's defaults (docs/shopware.md, "Rate limits"). */
const ROUTES = {
  login: [LOGIN, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'],
  'guest-order': [LOGIN, 'CHECKOUT__CUSTOMER_AUTH_THROTTLED'],
  recovery: [MAIL, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'],
  newsletter: [MAIL, 'CONTENT__NEWSLETTER_RECIPIENT_THROTTLED'],
  contact: [MAIL, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'],
  withdrawal: [MAIL, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'],
} as const;

type LimitedRoute = keyof typeof ROUTES;

function keyOf({ ip }: Call, route: LimitedRoute, name: string): string {
  return `${route}:${name.toLowerCase()}-${ip}`;
}

/** Counts an attempt by name and client address. @throws 429 without `Retry-After` (cases 617, 620, 624) */
export function countAttempt(call: Call, route: LimitedRoute, name = ''): void {
  const { limits, switches } = call.shop;
  const [steps, code] = ROUTES[route];
  const seconds = switches.rateLimits ? limits.take(keyOf(call, route, name), steps) : 0;
  if (seconds > 0) throw throttled(code, seconds);
}

function throttled(code: string, seconds: number): ShopwareError {
  return failure(429, code, { seconds });
}

/** Ends the counting after a success. */
export function forgetAttempts(call: Call, route: LimitedRoute, name: string): void {
  call.shop.limits.reset(keyOf(call, route, name));
}
