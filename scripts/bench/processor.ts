import { spawn } from 'node:child_process';
import { freePort } from '../../gateway/testing/free-port.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { stop } from '../process.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';
import { untilReady } from '../until-ready.ts';
import { startBare } from './bare-server.ts';
import { coldPath } from './cold-pages.ts';
import { processorTime } from './processor-time.ts';

/** What a browser that was here before sends with every request. */
const BROWSER = {
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'de-CH,de;q=0.9,en;q=0.8',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  referer: 'http://localhost/kochen/',
};
const DOCUMENT = {
  ...BROWSER,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'upgrade-insecure-requests': '1',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const QUERY = '{ suggest(term: "cocotte") { total products { id name path } } }';
const LISTING = '/kochen/toepfe-und-kasserollen/';

/** A request that is answered from the cache. */
interface Case {
  readonly name: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Microseconds of processor a request: of each gateway, by turns, and of a bare route with the same bytes. */
export interface ProcessorRow {
  readonly name: string;
  readonly bytes: number;
  readonly gateways: readonly number[];
  readonly bare: number;
}

interface Gateway {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the gateway of a folder with the project, at its own state of the code. */
async function startIn(folder: string, sandbox: Sandbox, args: readonly string[]): Promise<Gateway> {
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    LOG_LEVEL: 'error',
    PORT: port,
    HOST: '127.0.0.1',
    ...sandboxEnvironment(sandbox),
    RATE_LIMIT_PER_MINUTE: '10000000',
  };
  const child = spawn(process.execPath, [...args, 'gateway/main.ts'], { cwd: folder, env, stdio: 'inherit' });
  await untilReady(origin, 60, () => child.exitCode === null);
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Cookies of a visitor who chose a language and put something into the cart. */
async function cases(origin: string): Promise<readonly Case[]> {
  const ask = (text: string) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
  const { data }: { data: { suggest: { products: { id: string }[] } } } = await (await ask(QUERY)).json();
  const made = await ask(
    `mutation { addToCart(input: { productId: "${data.suggest.products[0]?.id}" }) { cart { count } } }`,
  );
  await made.arrayBuffer();
  if (made.headers.getSetCookie().length === 0) throw new Error('no session');
  const cookie = ['kontor-locale=de-DE', ...made.headers.getSetCookie().map((one) => one.split(';')[0])].join(
    '; ',
  );
  const query = `/graphql?query=${encodeURIComponent(QUERY)}`;
  return [
    { name: 'cached query', path: query, headers: {} },
    { name: 'cached query of a browser with cookies', path: query, headers: { ...BROWSER, cookie } },
    {
      name: 'cached query, named client, language and currency in headers',
      path: query,
      headers: {
        ...BROWSER,
        'content-type': 'application/json',
        'graphql-client-name': 'app',
        'graphql-client-version': '1.0.0',
        'kontor-locale': 'en-GB',
        'kontor-currency': 'EUR',
      },
    },
    { name: 'cached page', path: LISTING, headers: {} },
    { name: 'cached page of a browser with cookies', path: LISTING, headers: { ...DOCUMENT, cookie } },
  ];
}

/**
 * Measures how much processor a request costs that is answered from the cache. Time of the processor, unlike that of
 * the clock, says the same on a machine that others use too.
 * @param folders with a gateway each, of which the first is this one
 */
export async function processorRows(
  sandbox: Sandbox,
  { folders = ['.'], rounds = 5, requests = 10_000, only = '' } = {},
): Promise<readonly ProcessorRow[]> {
  const gateways: Gateway[] = [];
  const rows: ProcessorRow[] = [];
  try {
    for (const folder of folders) gateways.push(await startIn(folder, sandbox, []));
    for (const one of await cases(gateways[0]?.origin ?? '')) {
      if (!one.name.includes(only)) continue;
      const { name, path, headers } = one;
      const bare = await startBare(`${gateways[0]?.origin}${path}`, headers);
      const targets = [
        ...gateways.map(({ origin, pid }) => ({ url: `${origin}${path}`, pid, headers })),
        { url: bare.url, pid: bare.process.pid ?? 0, headers },
      ];
      const taken: number[][] = targets.map(() => []);
      for (const target of targets) await processorTime(target, requests * 3);
      for (let round = 0; round < rounds; round++)
        for (const [index, target] of targets.entries())
          taken[index]?.push(await processorTime(target, requests));
      await bare.stop();
      // Whatever else the machine does can only add to it.
      const least = taken.map((times) => Math.min(...times));
      rows.push({ name, bytes: bare.bytes, gateways: least.slice(0, -1), bare: least.at(-1) ?? 0 });
    }
  } finally {
    for (const gateway of gateways) await gateway.stop();
  }
  return rows;
}

/** What a gateway is asked while it is looked at, first until it is warm and then for the profile. */
interface Profiled {
  readonly warmUp: (gateway: Gateway) => Promise<unknown>;
  readonly measured: (gateway: Gateway) => Promise<unknown>;
}

/** One case, again and again. @throws Error when there is no such case */
export function keptAnswer(only: string): Profiled {
  const ask = async ({ origin, pid }: Gateway, requests: number) => {
    const found = (await cases(origin)).find(({ name }) => name === only);
    if (found === undefined) throw new Error(`There is no case "${only}"`);
    await processorTime({ url: origin + found.path, pid, headers: found.headers }, requests);
  };
  return { warmUp: (gateway) => ask(gateway, 30_000), measured: (gateway) => ask(gateway, 120_000) };
}

/** Pages that nobody asked for yet, one after the other. */
export function coldAnswers(): Profiled {
  const ask = async ({ origin }: Gateway, from: number, to: number) => {
    for (let number = from; number < to; number++) {
      const answer = await fetch(origin + coldPath(number), { headers: DOCUMENT });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${coldPath(number)}: ${answer.status}`);
    }
  };
  return { warmUp: (gateway) => ask(gateway, 0, 500), measured: (gateway) => ask(gateway, 500, 1_500) };
}

/**
 * Runs the gateway under V8's profiler while it answers, and leaves the profile in a folder.
 * @returns milliseconds from the start of the process until it was warm
 */
export async function profileInto(
  folder: string,
  sandbox: Sandbox,
  { warmUp, measured }: Profiled,
): Promise<number> {
  const started = performance.now();
  const args = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=200'];
  const gateway = await startIn('.', sandbox, args);
  try {
    await warmUp(gateway);
    const warm = performance.now() - started;
    await measured(gateway);
    return warm;
  } finally {
    await gateway.stop();
  }
}
