import { performance } from 'node:perf_hooks';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { median } from './side-by-side.ts';

/** Pages of a listing that differ by a filter, so that each is asked for once. */
const ROUNDS = 400;
/** Of the first pages of a gateway those that are counted: its code is not compiled yet. */
const FIRST = { from: 5, to: 40 };
/** Of the later ones those that are counted. */
const LATER = { from: 300, to: ROUNDS };
const LISTING = '/kochen/toepfe-und-kasserollen/';

/** Sum and number of the calls to Shopware that a gateway counts, in seconds. */
async function upstreamSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const sums = text.matchAll(/^kontor_upstream_call_duration_seconds_sum\{.*\} (.+)$/gm);
  return [...sums].reduce((all, [, value]) => all + Number(value), 0);
}

/** The address of a listing, whose filter leaves nothing out and differs from every other number’s. */
export const coldPath = (number: number): string => `${LISTING}?max-price=${100_000 + number}`;

/** Milliseconds of a page, of its calls to Shopware, and how many these are; medians. */
export interface ColdPage {
  readonly page: number;
  readonly upstream: number;
  readonly calls: number;
}

/**
 * What a page costs that is not cached, as one of the first of a gateway and as one of the later.
 * Only the listing itself is read anew: what all pages share is cached.
 */
export async function coldPages(
  origin: string,
  { controls }: Sandbox,
): Promise<{ readonly first: ColdPage; readonly later: ColdPage }> {
  const rounds: ColdPage[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const asked = controls.requests.entries.length;
    const before = await upstreamSeconds(origin);
    const started = performance.now();
    const answer = await fetch(origin + coldPath(round));
    await answer.arrayBuffer();
    const page = performance.now() - started;
    const upstream = ((await upstreamSeconds(origin)) - before) * 1_000;
    rounds.push({ page, upstream, calls: controls.requests.entries.length - asked });
  }
  const between = ({ from, to }: typeof FIRST): ColdPage => {
    const counted = rounds.slice(from, to);
    const of = (what: keyof ColdPage) => median(counted.map((one) => one[what]));
    return { page: of('page'), upstream: of('upstream'), calls: of('calls') };
  };
  return { first: between(FIRST), later: between(LATER) };
}
