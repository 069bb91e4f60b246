import { brotliCompressSync } from 'node:zlib';
import { inParallel } from '../in-parallel.ts';
import { sitemapPaths } from '../page-addresses.ts';
import { processMemory } from '../process-memory.ts';
import { peakMemoryOf, type Reading, readOff, untilQuiet } from './meter.ts';
import type { LargeShop } from './shop.ts';
import { pathAt } from './store.ts';
import { traffic } from './traffic.ts';

const KB = 1_024;
const MB = KB * KB;
const REQUESTS = 1_500;
/** Files of the sitemap that are fetched, of one language. */
const FILES = 4;
const COLD_PAGES = 24;
const WARM_ROUNDS = 400;

/** The figures of one shop, in the order of the table. */
export type Figures = ReadonlyMap<string, string>;

async function bodyOf(url: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url);
  return { status: answer.status, text: await answer.text() };
}

/** Places in Shopware's list of categories: of the menu's second level, and of the last. */
async function categoryPaths(shop: LargeShop): Promise<string[]> {
  const places = Array.from({ length: COLD_PAGES }, (_, index) => shop.extent.categories - index * 3);
  const paths = await Promise.all(places.map((place) => pathAt(shop.shopware, 'category', place)));
  return paths.flatMap((path) => path ?? []);
}

async function productPaths(shop: LargeShop): Promise<string[]> {
  const places = Array.from({ length: COLD_PAGES }, (_, index) => shop.extent.products - index);
  const paths = await Promise.all(places.map((place) => pathAt(shop.shopware, 'product', place)));
  return paths.flatMap((path) => path ?? []);
}

/** What one page cost of those that were asked for one after the other. */
async function costOf(shop: LargeShop, paths: readonly string[]) {
  await untilQuiet(shop.gateway);
  const before = await readOff(shop.gateway);
  const statuses = new Set<number>();
  for (const path of paths) statuses.add((await bodyOf(shop.gateway.origin + path)).status);
  const after = await readOff(shop.gateway);
  if ([...statuses].some((status) => status >= 400)) throw new Error(`${paths[0]}: ${[...statuses]}`);
  return {
    calls: (after.upstreamCalls - before.upstreamCalls) / paths.length,
    processorMs: (after.processorMs - before.processorMs) / paths.length,
  };
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
const mb = (bytes: number): string => `${Math.round(bytes / MB)} MB`;

function hitRate(before: Reading, after: Reading): string {
  const of = (outcome: string) => (after.lookups[outcome] ?? 0) - (before.lookups[outcome] ?? 0);
  const all = Object.keys(after.lookups).reduce((sum, outcome) => sum + of(outcome), 0);
  return `${((100 * (of('hit') + of('stale'))) / all).toFixed(0)} %`;
}

/** Measures all that may grow with the size of a shop. */
export async function measure(shop: LargeShop): Promise<Figures> {
  const figures = new Map<string, string>();
  const { origin, process: child } = shop.gateway;
  const pid = child.pid ?? 0;
  await untilQuiet(shop.gateway);
  const start = await readOff(shop.gateway);
  figures.set('upstream calls after the start', String(start.upstreamCalls));
  await bodyOf(`${origin}/`);
  const [listings, products] = await Promise.all([categoryPaths(shop), productPaths(shop)]);
  await weigh(shop, figures, listings[0] ?? '', products[0] ?? '');
  await costs(shop, figures, listings, products);
  await crowd(shop, figures, pid);
  await forMachines(shop, figures, pid);
  return figures;
}

async function weigh(shop: LargeShop, figures: Map<string, string>, listing: string, product: string) {
  for (const [name, path] of [
    ['home', '/'],
    ['listing', listing],
    ['product', product],
  ] as const) {
    const { text } = await bodyOf(shop.gateway.origin + path);
    figures.set(
      `HTML of ${name} (brotli; raw)`,
      `${kb(brotliCompressSync(text).length)}; ${kb(text.length)}`,
    );
  }
}

async function costs(
  shop: LargeShop,
  figures: Map<string, string>,
  listings: readonly string[],
  products: readonly string[],
) {
  await shop.purge();
  await bodyOf(`${shop.gateway.origin}/`);
  for (const [name, paths] of [
    ['listing', listings.slice(1)],
    ['product', products.slice(1)],
  ] as const) {
    const cold = await costOf(shop, paths);
    const path = paths[0] ?? '';
    const warm = await costOf(
      shop,
      Array.from({ length: WARM_ROUNDS }, () => path),
    );
    figures.set(`${name}: calls of a cold page`, cold.calls.toFixed(1));
    figures.set(
      `${name}: processor, cold; warm`,
      `${ms(cold.processorMs)}; ${warm.processorMs.toFixed(2)} ms`,
    );
  }
  const unknown = Array.from({ length: COLD_PAGES }, (_, index) => `/gibt-es-nicht/${index}/`);
  const before = await readOff(shop.gateway);
  for (const path of unknown) await bodyOf(shop.gateway.origin + path);
  const after = await readOff(shop.gateway);
  figures.set('unknown path: calls', ((after.upstreamCalls - before.upstreamCalls) / COLD_PAGES).toFixed(1));
}

async function crowd(shop: LargeShop, figures: Map<string, string>, pid: number): Promise<void> {
  const paths = await traffic(shop.shopware, shop.extent, REQUESTS);
  const before = await readOff(shop.gateway);
  let failed = 0;
  const peak = await peakMemoryOf(pid, () =>
    inParallel(paths, 8, async (path) => {
      if ((await bodyOf(shop.gateway.origin + path)).status >= 400) failed++;
    }),
  );
  const after = await readOff(shop.gateway);
  figures.set('visits; different; failed', `${paths.length}; ${new Set(paths).size}; ${failed}`);
  figures.set('hit rate of the cache', hitRate(before, after));
  figures.set('calls per visit', ((after.upstreamCalls - before.upstreamCalls) / paths.length).toFixed(2));
  figures.set('processor per visit', ms((after.processorMs - before.processorMs) / paths.length));
  figures.set('memory after it; at most', `${mb(processMemory(pid, 'VmRSS'))}; ${mb(peak)}`);
  figures.set('cache, as it counts', mb(after.cacheBytes));
}

async function forMachines(shop: LargeShop, figures: Map<string, string>, pid: number): Promise<void> {
  const { origin } = shop.gateway;
  const started = performance.now();
  const index = await bodyOf(`${origin}/sitemap.xml`);
  const all = sitemapPaths(index.text);
  figures.set('sitemap: index; files', `${ms(performance.now() - started)}; ${all.length}`);
  const [, locale = ''] = all[0]?.match(/^\/sitemap-(.*)-\d+\.xml$/) ?? [];
  const files = all.filter((file) => file.startsWith(`/sitemap-${locale}-`)).slice(-FILES);
  await sitemapFiles(shop, figures, pid, files);
  const feedStarted = performance.now();
  const feed = await bodyOf(`${origin}/feed-news-de-DE.xml`);
  figures.set('feed of the news', `${ms(performance.now() - feedStarted)}; ${kb(feed.text.length)}`);
}

/** What the largest of some files of the sitemap holds, and what one of them costs. */
async function sitemapFiles(
  { gateway }: LargeShop,
  figures: Map<string, string>,
  pid: number,
  files: readonly string[],
): Promise<void> {
  const before = await readOff(gateway);
  const started = performance.now();
  let bytes = 0;
  let urls = 0;
  const peak = await peakMemoryOf(pid, async () => {
    for (const path of files) {
      const { text } = await bodyOf(gateway.origin + path);
      bytes = Math.max(bytes, text.length);
      urls = Math.max(urls, text.match(/<url>/g)?.length ?? 0);
    }
  });
  const each = (value: number) => value / files.length;
  const took = each(performance.now() - started) / 1_000;
  const after = await readOff(gateway);
  figures.set('largest file: URLs; bytes', `${urls}; ${(bytes / MB).toFixed(1)} MB`);
  figures.set(
    'a file in all languages: time; calls; processor',
    `${took.toFixed(1)} s; ${Math.round(each(after.upstreamCalls - before.upstreamCalls))}; ${ms(each(after.processorMs - before.processorMs))}`,
  );
  figures.set('memory at most meanwhile', mb(peak));
}
