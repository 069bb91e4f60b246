import { execFileSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { startSandbox } from '../sandbox/sandbox.ts';
import { addedLatency } from './bench/added-latency.ts';
import { againstMesh } from './bench/against-mesh.ts';
import type { Load } from './bench/load.ts';
import { startMesh } from './bench/mesh-peer.ts';
import { type Comparison, median, sideBySide } from './bench/side-by-side.ts';
import { ensureBuilt } from './build-state.ts';
import { startGateway } from './gateway-under-test.ts';
import { SANDBOX_CREDENTIALS, sandboxEnvironment } from './sandbox-credentials.ts';

/** `npm run bench`: the figures of the README, as ratios measured side by side. Loads this machine only. */
const LISTING = '/kochen/toepfe-und-kasserollen/';

const print = (label: string, value: string): void => {
  process.stdout.write(`${label.padEnd(58)} ${value}\n`);
};

function report(label: string, { gateway, bare, bytes }: Comparison): void {
  const ours = median(gateway.map(({ perSecond }) => perSecond));
  const theirs = median(bare.map(({ perSecond }) => perSecond));
  const failures = gateway.reduce((sum, one) => sum + one.failures, 0);
  print(`${label}: requests per second`, `${Math.round(ours)} (${failures} failed)`);
  print(`${label}: against a bare Fastify route, ${bytes} bytes`, (ours / theirs).toFixed(2));
  print(
    `${label}: median and 99th percentile`,
    `${median(gateway.map(({ p50 }) => p50))} ms, ${median(gateway.map(({ p99 }) => p99))} ms`,
  );
}

if (process.argv.includes('--large')) {
  await (await import('./bench/large/run.ts')).runLarge();
  process.exit();
}
await ensureBuilt();
const sandbox = await startSandbox({ port: 0 });
const gateway = await startGateway({
  ...sandboxEnvironment(sandbox),
  RATE_LIMIT_PER_MINUTE: '10000000',
});
try {
  const page = await fetch(`${gateway.origin}${LISTING}`);
  const html = await page.text();
  print(
    'listing, HTML in brotli',
    `${(brotliCompressSync(html).length / 1024).toFixed(1)} KB (${page.status})`,
  );
  const query = '{ suggest(term: "cocotte") { total products { id name path } } }';
  const found: { data: { suggest: { products: { id: string }[] } } } = await (
    await fetch(`${gateway.origin}/graphql?query=${encodeURIComponent(query)}`)
  ).json();
  report('cached page', await sideBySide(`${gateway.origin}${LISTING}`, {}));
  report(
    'cached query',
    await sideBySide(`${gateway.origin}/graphql?query=${encodeURIComponent(query)}`, {}),
  );
  const memory = execFileSync('ps', ['-o', 'rss=', '-p', String(gateway.process.pid)], { encoding: 'utf8' });
  print('memory of the gateway after that load', `${Math.round(Number(memory) / 1024)} MB`);
  const latency = await addedLatency(
    gateway.origin,
    sandbox.url,
    SANDBOX_CREDENTIALS.SHOPWARE_ACCESS_TOKEN,
    found.data.suggest.products[0]?.id ?? '',
  );
  print(
    'cart through the gateway, and asked of Shopware directly',
    `${latency.through.toFixed(2)} ms, ${latency.direct.toFixed(2)} ms`,
  );
  const accessKey = SANDBOX_CREDENTIALS.SHOPWARE_ACCESS_TOKEN;
  const mesh = await startMesh(sandbox.url, accessKey);
  const compared = await againstMesh(
    gateway.origin,
    mesh,
    sandbox.url,
    accessKey,
    found.data.suggest.products[0]?.id ?? '',
  ).finally(() => mesh.stop());
  const perSecond = (loads: readonly Load[]) => median(loads.map((one) => one.perSecond));
  const { product, cart } = compared;
  print(
    'a product, kept by both: gateway, GraphQL Mesh',
    `${Math.round(perSecond(product.gateway))}, ${Math.round(perSecond(product.mesh))} a second; ${(perSecond(product.gateway) / perSecond(product.mesh)).toFixed(1)} times as many`,
  );
  print(
    'a cart, kept by neither: gateway, GraphQL Mesh',
    `${cart.gateway.toFixed(2)} ms, ${cart.mesh.toFixed(2)} ms`,
  );
} finally {
  await gateway.stop();
  await sandbox.close();
}
