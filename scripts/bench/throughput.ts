import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { request } from 'undici';
import { freePort } from '../../gateway/testing/free-port.ts';
import { stop } from '../process.ts';

const CONNECTIONS = 20;
const ROUNDS = 5;
const ROUND_S = 3;

export interface Throughput {
  readonly bytes: number;
  /** Requests per second, medians of the rounds. */
  readonly gateway: number;
  readonly bare: number;
}

/**
 * Compares a cached answer of the gateway with a bare Fastify route that sends the same bytes, in alternating rounds.
 * @throws Error if a request fails
 */
export async function compareThroughput(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Throughput> {
  const answer = await request(url, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  const bare = await startBareRoute(body, String(answer.headers['content-type'] ?? 'text/plain'));
  try {
    await requestsPerSecond(url, headers);
    const rounds: { gateway: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        gateway: await requestsPerSecond(url, headers),
        bare: await requestsPerSecond(bare.url, headers),
      });
    return {
      bytes: body.length,
      gateway: median(rounds.map((round) => round.gateway)),
      bare: median(rounds.map((round) => round.bare)),
    };
  } finally {
    await stop(bare.process);
  }
}

async function startBareRoute(
  body: Buffer,
  contentType: string,
): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const port = await freePort();
  const child = fork(new URL('./bare-route.ts', import.meta.url));
  child.send({ port, contentType, body: body.toString('base64') });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, process: child };
}

async function requestsPerSecond(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { hostname } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new Error(`${hostname} is not this machine`);
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections: CONNECTIONS,
    duration: ROUND_S,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} failed`);
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
