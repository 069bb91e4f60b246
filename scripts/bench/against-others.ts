import { brotliCompressSync } from 'node:zlib';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { startGateway } from '../gateway-under-test.ts';
import { SANDBOX_CREDENTIALS, sandboxEnvironment } from '../sandbox-credentials.ts';
import { addedLatency } from './added-latency.ts';
import { againstMesh } from './against-mesh.ts';
import { type ColdPage, coldPages } from './cold-pages.ts';
import type { Load } from './load.ts';
import { startMesh } from './mesh-peer.ts';
import { markdownTable, writePart } from './performance-page.ts';
import { processorRows } from './processor.ts';
import { residentMegabytes } from './processor-time.ts';
import { type Comparison, median, sideBySide } from './side-by-side.ts';

const LISTING = '/kochen/toepfe-und-kasserollen/';
const QUERY = '{ suggest(term: "cocotte") { total products { id name path } } }';

/** What is to be reached; where it is not, the table says so. */
const AIMS = { page: 0.9, query: 0.6, cartMs: 2.5, coldMs: 8 };

type Row = readonly [what: string, kontor: string, beside: string, verdict: string];

const perSecond = (loads: readonly Load[]): number => median(loads.map((one) => one.perSecond));
const whole = (value: number): string => Math.round(value).toLocaleString('en');

function comparedRow(what: string, { gateway, bare, bytes }: Comparison, aim: number): Row {
  const [ours, theirs] = [perSecond(gateway), perSecond(bare)];
  const failed = gateway.reduce((sum, one) => sum + one.failures, 0);
  const slow = `p50 ${median(gateway.map(({ p50 }) => p50))} ms, p99 ${median(gateway.map(({ p99 }) => p99))} ms, ${failed} failed`;
  const ratio = `${(ours / theirs).toFixed(2)} times as many`;
  return [
    `${what}, ${whole(bytes)} bytes, 20 connections`,
    `${whole(ours)} a second (${slow})`,
    `a bare Fastify route that sends the same bytes: ${whole(theirs)} a second`,
    ours / theirs >= aim ? ratio : `${ratio}; not reached: ${aim}`,
  ];
}

/** A figure in milliseconds beside another one, and how much more it may be. */
function addedRow(what: string, ours: number, beside: string, theirs: number, most: number): Row {
  const more = `${(ours - theirs).toFixed(1)} ms more`;
  return [
    what,
    `${ours.toFixed(1)} ms`,
    `${beside}: ${theirs.toFixed(1)} ms`,
    ours - theirs <= most ? more : `${more}; not reached: ${most} ms`,
  ];
}

function coldRow(when: string, { page, upstream, calls }: ColdPage): Row {
  const what = `a listing that nobody asked for yet, as a page, ${when}`;
  return addedRow(what, page, `its calls to Shopware (${calls}), added up`, upstream, AIMS.coldMs);
}

async function besideMesh(origin: string, sandbox: Sandbox, productId: string): Promise<Row[]> {
  const accessKey = SANDBOX_CREDENTIALS.SHOPWARE_ACCESS_TOKEN;
  const mesh = await startMesh(sandbox.url, accessKey);
  const { product, cart } = await againstMesh(origin, mesh, sandbox.url, accessKey, productId).finally(() =>
    mesh.stop(),
  );
  const [ours, theirs] = [perSecond(product.gateway), perSecond(product.mesh)];
  return [
    [
      'a product, kept by both',
      `${whole(ours)} a second`,
      `GraphQL Mesh: ${whole(theirs)} a second`,
      `${(ours / theirs).toFixed(1)} times as many${ours < theirs ? '; not ahead' : ''}`,
    ],
    [
      'a cart, kept by neither',
      `${cart.gateway.toFixed(1)} ms`,
      `GraphQL Mesh: ${cart.mesh.toFixed(1)} ms, which reads one thing and keeps no order`,
      cart.gateway > cart.mesh ? 'not ahead' : 'ahead',
    ],
  ];
}

async function rowsOf(origin: string, pid: number, sandbox: Sandbox): Promise<Row[]> {
  const queryUrl = `${origin}/graphql?query=${encodeURIComponent(QUERY)}`;
  const html = await (await fetch(origin + LISTING)).text();
  const found: { data: { suggest: { products: { id: string }[] } } } = await (await fetch(queryUrl)).json();
  const productId = found.data.suggest.products[0]?.id ?? '';
  const page = await sideBySide(origin + LISTING, {});
  const query = await sideBySide(queryUrl, {});
  const memory = `${residentMegabytes(pid)} MB`;
  const cart = await addedLatency(origin, sandbox.url, SANDBOX_CREDENTIALS.SHOPWARE_ACCESS_TOKEN, productId);
  const cold = await coldPages(origin, sandbox);
  return [
    ['listing of 24, HTML in Brotli', `${(brotliCompressSync(html).length / 1024).toFixed(1)} KB`, '', ''],
    comparedRow('cached page', page, AIMS.page),
    comparedRow('cached query', query, AIMS.query),
    ['memory after that load', memory, '', ''],
    addedRow('a cart, kept by nobody', cart.through, 'asked of Shopware itself', cart.direct, AIMS.cartMs),
    coldRow('one of the first 40 after a start', cold.first),
    coldRow('after 300 others', cold.later),
    ...(await besideMesh(origin, sandbox, productId)),
  ];
}

/** `npm run bench`: against a bare route, against Shopware itself, against GraphQL Mesh. */
export async function benchAgainstOthers(sandbox: Sandbox): Promise<void> {
  const gateway = await startGateway({ ...sandboxEnvironment(sandbox), RATE_LIMIT_PER_MINUTE: '10000000' });
  const rows = await rowsOf(gateway.origin, gateway.process.pid ?? 0, sandbox).finally(() => gateway.stop());
  const processor = (await processorRows(sandbox)).map(({ name, bytes, gateways: [ours = 0], bare }) => [
    name,
    whole(bytes),
    ours.toFixed(0),
    bare.toFixed(0),
    (bare / ours).toFixed(2),
  ]);
  const text = [
    'Load, gateway, bare route, Mesh and sandbox share the machine; what is compared was measured by turns.',
    '',
    markdownTable(['what', 'Kontor', 'beside it', 'so'], rows),
    '',
    'Processor a request, which is the same on a busy machine: microseconds of all threads of the process, the least of the rounds.',
    '',
    markdownTable(
      ['answered from the cache', 'bytes', 'Kontor, µs', 'bare route, µs', 'bare / Kontor'],
      processor,
    ),
  ].join('\n');
  writePart('bench', text);
  process.stdout.write(`${text}\n`);
}
