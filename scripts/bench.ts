import { startSandbox } from '../sandbox/sandbox.ts';
import { compareLatency } from './bench/latency.ts';
import { fillCaches, residentMegabytes } from './bench/memory.ts';
import { compareThroughput, type Throughput } from './bench/throughput.ts';
import { ensureBuilt } from './build-state.ts';
import { startGateway } from './gateway-under-test.ts';
import { IMAGE_ENVIRONMENT } from './runtime-environment.ts';
import { sandboxEnvironment } from './sandbox-credentials.ts';

/**
 * `npm run bench`: the figures of docs/performance.md as a Markdown table. Load generator, gateway, bare route and
 * sandbox share this machine, so only ratios of one run compare; the default log level applies.
 */
const LISTING = '/kochen/toepfe-und-kasserollen/';
const QUERY = '{ suggest(term: "cocotte") { totalCount products { id name path } } }';
const BROWSER_HEADERS = { 'accept-encoding': 'br, gzip' };

await ensureBuilt();
const sandbox = await startSandbox({ port: 0 });
const gateway = await startGateway(
  {
    ...sandboxEnvironment(sandbox),
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '10000000',
    SESSION_SECRETS: 'a-secret-for-a-bench-of-32-characters',
    ...IMAGE_ENVIRONMENT,
  },
  { output: 'ignore' },
);
const { origin } = gateway;
const pid = gateway.process.pid ?? 0;
const queryUrl = `${origin}/graphql?query=${encodeURIComponent(QUERY)}`;
const queryHeaders = { 'content-type': 'application/json', ...BROWSER_HEADERS };

try {
  const found: { data: { suggest: { products: { id: string }[] } } } = await (
    await fetch(queryUrl, { headers: queryHeaders })
  ).json();
  const productId = found.data.suggest.products[0]?.id ?? '';
  const rows: [what: string, value: string][] = [];
  rows.push(['cached page', ratio(await compareThroughput(origin + LISTING, BROWSER_HEADERS))]);
  rows.push(['cached query', ratio(await compareThroughput(queryUrl, queryHeaders))]);
  rows.push(['memory after that load', `${residentMegabytes(pid)} MB`]);
  const latency = await compareLatency(origin, sandbox.url, productId);
  rows.push([
    'cart query, never cached',
    `${latency.gateway.toFixed(1)} ms, at the sandbox ${latency.upstream.toFixed(1)} ms`,
  ]);
  await fillCaches(origin, productId);
  rows.push([
    'memory after 10,000 pages and queries, 500 pictures, 150 shoppers',
    `${residentMegabytes(pid)} MB`,
  ]);
  console.log('\n| what | value |\n|---|---|');
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
} finally {
  await gateway.stop();
  await sandbox.close();
}

function ratio({ bytes, gateway: ours, bare }: Throughput): string {
  const perSecond = (value: number) => Math.round(value).toLocaleString('en');
  return `${perSecond(ours)} a second, bare Fastify route with the same ${perSecond(bytes)} bytes ${perSecond(bare)}: ${(ours / bare).toFixed(2)}`;
}
