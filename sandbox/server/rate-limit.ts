import type { LimitStep } from '../shop/limits.ts';
import type { Call } from './call.ts';

/** Shopware's defaults (docs/shopware.md, "Rate limits"). */
const STEPS = {
  login: [
    { attempts: 10, seconds: 10 },
    { attempts: 15, seconds: 30 },
    { attempts: 20, seconds: 60 },
  ],
  mail: [
    { attempts: 3, seconds: 30 },
    { attempts: 5, seconds: 60 },
    { attempts: 10, seconds: 90 },
  ],
} as const satisfies Record<string, readonly LimitStep[]>;

const ROUTES = {
  login: STEPS.login,
  'guest-order': STEPS.login,
  recovery: STEPS.mail,
  newsletter: STEPS.mail,
  contact: STEPS.mail,
  withdrawal: STEPS.mail,
} as const;

type LimitedRoute = keyof typeof ROUTES;

function keyOf(call: Pick<Call, 'ip'>, route: LimitedRoute, name: string): string {
  return `${route}:${name.toLowerCase()}-${call.ip}`;
}

/** Counted by name (e-mail address, code, or nothing) and client address; returns seconds, or 0. */
export function secondsToWait(call: Call, route: LimitedRoute, name: string): number {
  return call.shop.switches.rateLimits ? call.shop.limits.take(keyOf(call, route, name), ROUTES[route]) : 0;
}

export function forgetAttempts(call: Call, route: LimitedRoute, name: string): void {
  call.shop.limits.reset(keyOf(call, route, name));
}
