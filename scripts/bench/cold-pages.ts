import { performance } from 'node:perf_hooks';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { median } from './side-by-side.ts';

/** Pages of a listing that differ by a filter, so that each is asked for once. */
const ROUNDS = 40;
const LISTING = '/kochen/toepfe-und-kasserollen/';

/** Sum and number of the calls to Shopware that a gateway counts, in seconds. */
async function upstreamSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const sums = text.matchAll(/^kontor_upstream_call_duration_seconds_sum\{.*\} (.+)$/gm);
  return [...sums].reduce((all, [, value]) => all + Number(value), 0);
}

/**
 * Milliseconds of a page that is not cached, and of its calls to Shopware; medians.
 * Only the listing itself is read anew: what all pages share is cached.
 */
export async function coldPages(
  origin: string,
  { controls }: Sandbox,
): Promise<{ readonly page: number; readonly upstream: number; readonly calls: number }> {
  const pages: number[] = [];
  const upstream: number[] = [];
  const calls: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asked = controls.requests.entries.length;
    const before = await upstreamSeconds(origin);
    const started = performance.now();
    const page = await fetch(`${origin}${LISTING}?min-price=${round + 1}`);
    await page.arrayBuffer();
    pages.push(performance.now() - started);
    upstream.push(((await upstreamSeconds(origin)) - before) * 1_000);
    calls.push(controls.requests.entries.length - asked);
  }
  return { page: median(pages.slice(5)), upstream: median(upstream.slice(5)), calls: median(calls.slice(5)) };
}
