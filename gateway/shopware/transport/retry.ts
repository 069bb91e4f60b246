import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError } from '../../lib/upstream-error.ts';
import type { UpstreamAnswer } from './transport.ts';

/** docs/rules.md, "Calls to Shopware": statuses after which a read is retried once. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const MAX_RETRY_AFTER_MS = 2_000;

/** Retries once (docs/rules.md, "Calls to Shopware"), unless `final` tells that the answer would not change. */
export async function sendRead(
  send: () => Promise<UpstreamAnswer>,
  final: (answer: UpstreamAnswer) => boolean,
): Promise<UpstreamAnswer> {
  try {
    const answer = await send();
    if (!RETRIED.has(answer.status) || final(answer)) return answer;
    const pause = retryAfter(answer);
    if (pause !== null && pause * 1_000 > MAX_RETRY_AFTER_MS) return answer;
    await wait(pause === null ? jitter() : pause * 1_000);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.reason !== 'unreachable') throw error;
    await wait(jitter());
  }
  return send();
}

/** Seconds of a `Retry-After` header, or null. */
export function retryAfter(answer: UpstreamAnswer): number | null {
  const value = Number(answer.headers['retry-after']);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

function jitter(): number {
  return 30 + Math.random() * 120;
}
