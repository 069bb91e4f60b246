import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../gateway/testing/free-port.ts';
import { startSandbox } from '../../../sandbox/sandbox.ts';
import { ensureBuilt } from '../../build-state.ts';
import { startNode, stop } from '../../process.ts';
import { sandboxEnvironment } from '../../sandbox-credentials.ts';
import { pictureAddresses } from '../page-addresses.ts';
import { markdownTable, writePart } from '../performance-page.ts';
import { median } from '../side-by-side.ts';
import { startSlowShopware } from './slow-shopware.ts';

const LISTING = '/kochen/toepfe-und-kasserollen/';
/** Milliseconds that Shopware takes for any answer, as a real one does at best. */
const SHOPWARE_MS = 60;
const STARTS = 5;
/** Calls for one page; meanwhile the gateway reads ahead what all pages of other languages need. */
const OF_A_PAGE = /^\/store-api\/(?:category|product|product-listing|search)(?:\/|$)/;

/** Milliseconds until an address is answered with 200. */
async function untilAnswered(url: string, since: number): Promise<number> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return performance.now() - since;
    await wait(20);
  }
}

/** Seconds of processor that a process and its children have used so far. */
function processorSeconds(group: number): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pgid=,cputimes='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([of]) => of === group)
    .reduce((sum, [, seconds = 0]) => sum + seconds, 0);
}

/** Clones the project and does what a newcomer does: `npm ci && npm start`, then looks at the home page. */
async function newcomer(): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-start-'));
  execFileSync('git', ['clone', '--quiet', '.', folder]);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const began = performance.now();
  execFileSync('npm', ['ci', '--prefer-offline'], { cwd: folder, env, stdio: 'ignore' });
  const installed = performance.now() - began;
  const shop = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true });
  const group = shop.pid ?? 0;
  try {
    const origin = `http://localhost:${port}`;
    const usable = await untilAnswered(`${origin}/`, began);
    const atFirst = processorSeconds(group);
    const html = await (await fetch(`${origin}/`)).text();
    const pictures = pictureAddresses(html);
    const since = performance.now();
    const seen = await Promise.all(
      pictures.map(
        async (address) => (await fetch(origin + address, { headers: { accept: 'image/webp' } })).ok,
      ),
    );
    const pictured = performance.now() - since;
    await wait(30_000);
    const quiet = processorSeconds(group) - atFirst;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    return [
      ['`npm ci`, packages in the cache', seconds(installed)],
      ['`npm ci && npm start` until the home page is answered', seconds(usable)],
      [
        `all ${pictures.length} sizes of the home page's pictures, asked for at once`,
        `${seen.filter(Boolean).length} there after ${seconds(pictured)}`,
      ],
      ['processor in the 30 seconds after, pictures included', `${quiet.toFixed(0)} s`],
    ];
  } finally {
    process.kill(-group, 'SIGTERM');
    await once(shop, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a gateway in production in front of a Shopware that takes its time, several times. */
async function production(): Promise<string[][]> {
  await ensureBuilt();
  const sandbox = await startSandbox({ port: 0 });
  const shopware = await startSlowShopware(sandbox.url, SHOPWARE_MS, OF_A_PAGE);
  const ready: number[] = [];
  const first: number[] = [];
  const chain: number[] = [];
  const inSeries: number[] = [];
  try {
    for (let start = 0; start < STARTS; start++) {
      const port = String(await freePort());
      const began = performance.now();
      const gateway = startNode('gateway/main.ts', {
        ...sandboxEnvironment(sandbox),
        SHOPWARE_ENDPOINT: shopware.url,
        SESSION_SECRETS: 'a-secret-for-a-start-of-32-characters',
        NODE_ENV: 'production',
        PORT: port,
        LOG_LEVEL: 'fatal',
      });
      ready.push(await untilAnswered(`http://localhost:${port}/health/ready`, began));
      shopware.forget();
      const asked = performance.now();
      await untilAnswered(`http://localhost:${port}${LISTING}`, asked);
      first.push(performance.now() - asked);
      chain.push(shopware.busyMs());
      inSeries.push(shopware.inSeries());
      await stop(gateway);
    }
  } finally {
    await shopware.close();
    await sandbox.close();
  }
  const ms = (values: readonly number[]) =>
    `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
  const added = first.map((one, index) => one - (chain[index] ?? 0));
  return [
    [`a gateway in production, until it is ready; Shopware answers after ${SHOPWARE_MS} ms`, ms(ready)],
    ['its first page, a listing', ms(first)],
    ['calls to Shopware that it waited for one after the other', String(Math.max(...inSeries))],
    ['of it beyond the time in which Shopware was being waited for', ms(added)],
  ];
}

/** `npm run bench -- --start`: a newcomer's first minute, and a gateway's first second; writes its part of the page. */
export async function runStart(): Promise<void> {
  const rows = [...(await newcomer()), ...(await production())];
  const table = markdownTable(['what', 'took'], rows);
  writePart('start', table);
  process.stdout.write(`${table}\n`);
}
