import type { Call } from '../server/call.ts';
import type { Violation } from '../server/errors.ts';
import { blank, noSuchChoice } from '../server/violation-text.ts';
import { domainsOf } from '../session/sales-channel.ts';
import { textOf } from './check.ts';

/** Mail links may only use a domain of the sales channel; any local address counts as one here (cases 096, 411). */
export function storefrontUrlViolations(call: Call): Violation[] {
  const value = textOf(call.body, 'storefrontUrl');
  if (value === null) return [blank(call, '/storefrontUrl', call.body['storefrontUrl'])];
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(value);
  const domains = domainsOf(call.shop);
  const known = domains.some((domain) => value === domain || value.startsWith(`${domain}/`));
  return local || known ? [] : [noSuchChoice(call, '/storefrontUrl', value, domains)];
}

export function linkBase(call: Call): string {
  return (textOf(call.body, 'storefrontUrl') ?? '').replace(/\/+$/, '');
}
