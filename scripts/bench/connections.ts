import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { startGateway } from '../gateway-under-test.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';
import { markdownTable, writePart } from './performance-page.ts';
import { residentMegabytes } from './processor-time.ts';
import { saleRows } from './sale.ts';

const LISTING = '/kochen/toepfe-und-kasserollen/';
const CONNECTIONS = [1, 10, 100, 1_000, 5_000];
const SECONDS = 5;

/** One number of connections, kept open or not. */
async function measured(origin: string, pid: number, connections: number, keepAlive: boolean) {
  const result = await autocannon({
    url: origin + LISTING,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...(keepAlive ? {} : { connection: 'close' }) },
    connections,
    duration: SECONDS,
    timeout: 30,
  });
  return [
    connections.toLocaleString('en'),
    keepAlive ? 'kept' : 'one a request',
    Math.round(result['2xx'] / result.duration).toLocaleString('en'),
    // The load generator counts time from before a connection of one request was opened anew.
    ...(keepAlive ? [`${result.latency.p50}`, `${result.latency.p99}`] : ['–', '–']),
    `${result['5xx']}`,
    `${result.errors}`,
    `${residentMegabytes(pid)}`,
  ];
}

/** `npm run bench -- --connections`: a cached page over ever more connections, then a sale. */
export async function benchConnections(sandbox: Sandbox): Promise<void> {
  const gateway = await startGateway({
    ...sandboxEnvironment(sandbox),
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '10000000',
  });
  const rows: string[][] = [];
  const pid = gateway.process.pid ?? 0;
  try {
    const origin = gateway.origin.replace('localhost', '127.0.0.1');
    await autocannon({ url: origin + LISTING, connections: 10, duration: 3 });
    for (const keepAlive of [true, false])
      for (const connections of CONNECTIONS) {
        rows.push(await measured(origin, pid, connections, keepAlive));
        // What the last connections left behind is answered first.
        await wait(2_000);
      }
  } finally {
    await gateway.stop();
  }
  const head = [
    'connections',
    'they are',
    'pages a second',
    'p50, ms',
    'p99, ms',
    'refused with 503',
    'broken or late',
    'memory, MB',
  ];
  const text = [
    `A listing that is cached, in Brotli, asked for ${SECONDS} s over so many connections of one load generator on the same machine, with all protections on.`,
    '',
    markdownTable(head, rows),
    '',
    'A sale: 2,000 visitors within a minute on ten pages of products that nobody had asked for; the prices change in the middle, and a webhook says so.',
    '',
    markdownTable(['what', 'figure'], await saleRows(sandbox)),
  ].join('\n');
  writePart('connections', text);
  process.stdout.write(`${text}\n`);
}
