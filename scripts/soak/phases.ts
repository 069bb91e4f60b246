import { setTimeout as wait } from 'node:timers/promises';
import { Buyer } from './buyer.ts';
import type { Stack } from './stack.ts';

const PAGES = [
  '/',
  '/fr/',
  '/en/',
  '/kochen/',
  '/kochen/toepfe-und-kasserollen/',
  '/rezepte/',
  '/schneiden/',
];

/** Adds per visitor, below every stock limit. */
const ADDS = 10;

/** Memory and open handles of a gateway. */
interface Reading {
  /** Megabytes. */
  readonly memory: number;
  readonly handles: number;
}

async function reading(origin: string): Promise<Reading> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    memory: value('process_resident_memory_bytes') / 2 ** 20,
    handles: value('nodejs_active_resources_total'),
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Runs bounded load of pages, queries and orders. Memory and handles must stay flat. */
export async function soak({ gateways }: Stack, products: readonly string[], minutes: number) {
  const end = Date.now() + minutes * 60_000;
  const readings: Reading[] = [];
  let requests = 0;
  let errors = 0;
  const fail = (error: unknown) => {
    errors++;
    if (errors < 5) process.stderr.write(`${error}\n`);
  };
  const visitor = async (number: number) => {
    const buyer = new Buyer();
    for (let turn = 0; Date.now() < end; turn++) {
      const { origin } = gateways[turn % 2 === 0 ? 0 : 1];
      try {
        requests++;
        if (turn % 6 === 5) {
          const product = products[(turn + number) % products.length] ?? '';
          if ((await buyer.add(origin, product, `soak-${number}-${turn}`)) === 'unknown')
            fail('an add failed');
        } else {
          const answer = await fetch(origin + PAGES[(turn + number) % PAGES.length]);
          await answer.arrayBuffer();
          if (answer.status !== 200) fail(`${answer.url} ${answer.status}`);
        }
      } catch (error) {
        fail(error);
      }
      await wait(40);
    }
  };
  const watch = async () => {
    while (Date.now() < end) {
      await wait(10_000);
      readings.push(await reading(gateways[0].origin));
    }
  };
  await Promise.all([watch(), ...Array.from({ length: 8 }, (_, number) => visitor(number))]);
  const third = Math.floor(readings.length / 3);
  const middle = readings.slice(third, 2 * third);
  const last = readings.slice(2 * third);
  return {
    asked: requests,
    errors,
    memoryBefore: mean(middle.map(({ memory }) => memory)),
    memoryAfter: mean(last.map(({ memory }) => memory)),
    handlesBefore: mean(middle.map(({ handles }) => handles)),
    handlesAfter: mean(last.map(({ handles }) => handles)),
  };
}

/** Stops Shopware for some seconds. Cached pages must be served. */
export async function down({ gateways, shopware }: Stack, seconds: number) {
  for (const { origin } of gateways)
    for (const page of PAGES) await (await fetch(origin + page)).arrayBuffer();
  await shopware.set('down');
  const end = Date.now() + seconds * 1_000;
  let requests = 0;
  let served = 0;
  const reader = async (number: number) => {
    for (let turn = number; Date.now() < end; turn++) {
      const { origin } = gateways[turn % 2 === 0 ? 0 : 1];
      requests++;
      const answer = await fetch(origin + PAGES[turn % PAGES.length]).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.status === 200) served++;
      await wait(20);
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, number) => reader(number)));
  await shopware.set(null);
  return { asked: requests, served };
}

/** Adds items while connections to Shopware are reset, and retries with the same key until the result is known. */
export async function resets({ gateways, shopware }: Stack, products: readonly string[], adds: number) {
  let running = true;
  const breaker = async () => {
    while (running) {
      await shopware.set('reset');
      await wait(30);
      await shopware.set(null);
      await wait(120);
    }
  };
  const breaking = breaker();
  let retried = 0;
  const again = async <T>(work: () => Promise<T>, known: (outcome: T) => boolean): Promise<T> => {
    for (let attempt = 0; attempt < 600; attempt++) {
      const outcome = await work().catch(() => null);
      if (outcome !== null && known(outcome)) return outcome;
      retried++;
      await wait(100);
    }
    throw new Error('nobody knows after a minute');
  };
  /** Whether the cart of a visitor matches the reported results. */
  const isRight = async (number: number): Promise<boolean> => {
    const buyer = new Buyer();
    const product = products[number % products.length] ?? '';
    let pieces = 0;
    for (let index = 0; index < ADDS; index++) {
      let attempt = 0;
      const added = await again(
        () => buyer.add(gateways[attempt++ % 2 === 0 ? 0 : 1].origin, product, `reset-${number}-${index}`),
        (outcome) => outcome !== 'unknown',
      );
      if (added === 'done') pieces++;
    }
    const count = await again(
      () => buyer.count(gateways[0].origin),
      (pieces) => pieces !== null,
    );
    if (count !== pieces) process.stderr.write(`${number}: ${pieces} said, ${count} there\n`);
    return count === pieces;
  };
  const visitors = Math.ceil(adds / ADDS);
  let next = 0;
  let wrong = 0;
  const lane = async () => {
    while (next < visitors) if (!(await isRight(next++))) wrong++;
  };
  await Promise.all(Array.from({ length: 20 }, lane));
  running = false;
  await breaking;
  return { adds: visitors * ADDS, retried, carts: visitors, wrong };
}
