import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { startTestRedis } from '../../gateway/testing/redis.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { startGateway } from '../gateway-under-test.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';
import { markdownTable, writePart } from './performance-page.ts';
import { processorSeconds, residentMegabytes } from './processor-time.ts';

const COUNTS = [1, 2, 4];
const CONNECTIONS = 100;
const SECONDS = 6;
const QUERY = '{ suggest(term: "cocotte") { total products { id name path } } }';
const TARGETS = [
  ['page', '/kochen/toepfe-und-kasserollen/'],
  ['query', `/graphql?query=${encodeURIComponent(QUERY)}`],
] as const;

/** A process and those that it started. */
function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

async function measured(sandbox: Sandbox, processes: number, redisUrl: string): Promise<string[]> {
  const gateway = await startGateway({
    ...sandboxEnvironment(sandbox),
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '10000000',
    REDIS_URL: redisUrl,
    PROCESSES: String(processes),
  });
  try {
    const origin = gateway.origin.replace('localhost', '127.0.0.1');
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const cells: string[] = [];
    for (const [, path] of TARGETS) {
      const options = { url: origin + path, headers, connections: CONNECTIONS };
      await autocannon({ ...options, duration: 3 });
      const family = familyOf(gateway.process.pid ?? 0);
      const before = sum(family.map(processorSeconds));
      const result = await autocannon({ ...options, duration: SECONDS });
      const used = sum(family.map(processorSeconds)) - before;
      if (result.errors + result.non2xx > 0) throw new Error(`${path} failed`);
      cells.push(
        Math.round(result.requests.average).toLocaleString('en'),
        `${result.latency.p50}, ${result.latency.p99}`,
        `${Math.round((used / result.requests.total) * 1_000_000)}`,
        (used / result.duration).toFixed(2),
      );
    }
    const memory = sum(familyOf(gateway.process.pid ?? 0).map(residentMegabytes));
    return [String(processes), ...cells, String(memory)];
  } finally {
    await gateway.stop();
  }
}

/** `npm run bench -- --processes`: cached pages and queries by 1, 2 and 4 processes behind one port. */
export async function benchProcesses(sandbox: Sandbox): Promise<void> {
  const redis = await startTestRedis();
  const rows: string[][] = [];
  try {
    for (const count of COUNTS) rows.push(await measured(sandbox, count, redis.url));
  } finally {
    await redis.close();
  }
  const columns = TARGETS.flatMap(([name]) => [
    `${name === 'page' ? 'pages' : 'queries'} a second`,
    'p50, p99, ms',
    'processor a request, µs',
    'cores used',
  ]);
  const text = [
    `A cached listing in Brotli and a cached query over ${CONNECTIONS} connections, with Redis. The load generator runs on the same ${availableParallelism()} cores and uses one of them nearly whole: here more processes can use what it leaves, and no more. A machine of its own for the load, or more cores, would show how far they go.`,
    '',
    markdownTable(['`PROCESSES`', ...columns, 'memory, MB'], rows),
  ].join('\n');
  writePart('processes', text);
  process.stdout.write(`${text}\n`);
}
