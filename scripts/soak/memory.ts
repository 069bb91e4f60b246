import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { inParallel } from '../bench/in-parallel.ts';
import { pictureAddresses, sitemapPaths } from '../bench/page-addresses.ts';
import type { GatewayUnderTest } from '../gateway-under-test.ts';
import { IMAGE_ENVIRONMENT } from './as-the-image.ts';
import { Buyer } from './buyer.ts';
import { type MemoryReading, meanReading, readMemory } from './memory-reading.ts';

/** What was asked of the gateway, and what it took afterwards. */
export interface MemoryPhase {
  readonly name: string;
  readonly memory: MemoryReading;
}

const PICTURES = 500;
const DISTINCT = 10_000;
const LANES = 8;
const WEBHOOK_SECRET = 'a-webhook-secret-of-a-soak';
const METRICS_TOKEN = 'a-token-of-a-soak-for-its-metrics';

/** Variables of the gateway whose memory is read. */
export const MEMORY_ENVIRONMENT = {
  WEBHOOK_SECRET,
  METRICS_TOKEN,
  RATE_LIMIT_PER_MINUTE: '10000000',
  LOG_LEVEL: 'fatal',
  // What is read here is memory, on whatever machine.
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  UPSTREAM_TIMEOUT_MS: '12000',
  SESSION_SECRETS: 'a-secret-for-a-soak-of-32-characters',
  ...IMAGE_ENVIRONMENT,
} as const;

/** Of a browser; and of a frontend, whose queries no link can send. */
const HEADERS = { accept: 'text/html,image/avif,image/webp,*/*', 'content-type': 'application/json' };

async function text(url: string): Promise<string> {
  const answer = await fetch(url, { headers: HEADERS });
  const body = await answer.text();
  if (!answer.ok || body.startsWith('{"errors"'))
    throw new Error(`${url}: ${answer.status} ${body.slice(0, 200)}`);
  return body;
}

/** Every page of the shop, by its sitemaps. */
async function pagesOf(origin: string): Promise<string[]> {
  const parts = sitemapPaths(await text(`${origin}/sitemap.xml`));
  const pages = await Promise.all(parts.map(async (part) => sitemapPaths(await text(origin + part))));
  return pages.flat();
}

/** Asks for everything that makes a gateway grow, in turn, and reads its memory after each. */
export async function memoryByPhase(gateway: GatewayUnderTest): Promise<MemoryPhase[]> {
  const { origin } = gateway;
  const pid = gateway.process.pid;
  if (pid === undefined) throw new Error('the gateway has no process');
  const phases: MemoryPhase[] = [];
  const read = async (name: string) => {
    await wait(10_000);
    phases.push({ name, memory: await readMemory(origin, pid, METRICS_TOKEN) });
  };
  await read('started, nothing asked');
  const load = (connections: number) =>
    autocannon({ url: `${origin}/kochen/toepfe-und-kasserollen/`, connections, duration: 15 });
  await text(`${origin}/kochen/toepfe-und-kasserollen/`);
  await load(20);
  await read('a kept page over 20 connections, 15 s');
  await load(500);
  await read('the same over 500 connections, 15 s');
  const pages = await pagesOf(origin);
  const pictures = new Set<string>();
  await inParallel(pages, LANES, async (page) => {
    for (const address of pictureAddresses(await text(origin + page))) pictures.add(address);
  });
  await read(`${pages.length} pages of the sitemaps`);
  const queries = Array.from({ length: DISTINCT - pages.length }, (_, index) => index);
  await inParallel(queries, LANES, async (index) => {
    const query = `{ search(term: "pfanne ${index}") { pageInfo { total } products { id name path price { unit { amount } } } } }`;
    const path =
      index % 2 === 0 ? `/search?search=topf+${index}` : `/graphql?query=${encodeURIComponent(query)}`;
    await text(origin + path);
  });
  await read(`${queries.length} distinct searches, as pages and as queries`);
  await inParallel([...pictures].slice(0, PICTURES), LANES, (address) => text(origin + address));
  await wait(60_000);
  await read(`${Math.min(PICTURES, pictures.size)} pictures made`);
  for (let purges = 0; purges < 10; purges++) {
    await fetch(`${origin}/cache/purge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify({ tags: ['*'] }),
    });
    await inParallel(pages.slice(0, 100), LANES, (page) => text(origin + page));
  }
  await read('ten purges of everything, 100 pages after each');
  return phases;
}

/**
 * People for some minutes, each a page with its pictures every second or so, and every sixth something into the cart.
 * @returns what the gateway took in the second and in the last third of the time, and how much was asked
 */
export async function peopleWithPictures(
  gateway: GatewayUnderTest,
  products: readonly string[],
  minutes: number,
): Promise<{ asked: number; middle: MemoryReading; last: MemoryReading }> {
  const { origin } = gateway;
  const pid = gateway.process.pid ?? 0;
  const pages = await pagesOf(origin);
  const end = Date.now() + minutes * 60_000;
  const readings: MemoryReading[] = [];
  let asked = 0;
  const person = async (number: number) => {
    const buyer = new Buyer();
    for (let turn = 0; Date.now() < end; turn++) {
      const page = pages[(number * 37 + turn * 11) % pages.length] ?? '/';
      const html = await text(origin + page);
      // What a browser of one width takes: one size of each picture.
      const seen = new Map(
        pictureAddresses(html).map((address) => [address.replace(/^\/picture\/[^/]+/, ''), address]),
      );
      for (const address of seen.values()) await text(origin + address);
      asked += 1 + seen.size;
      if (turn % 6 === 5) {
        await buyer.add(
          origin,
          products[(turn + number) % products.length] ?? '',
          `memory-${number}-${turn}`,
        );
        asked++;
      }
      await wait(500);
    }
  };
  const watch = async () => {
    while (Date.now() < end) {
      await wait(15_000);
      readings.push(await readMemory(origin, pid, METRICS_TOKEN));
    }
  };
  await Promise.all([watch(), ...Array.from({ length: LANES }, (_, number) => person(number))]);
  const third = Math.floor(readings.length / 3);
  return {
    asked,
    middle: meanReading(readings.slice(third, 2 * third)),
    last: meanReading(readings.slice(2 * third)),
  };
}
