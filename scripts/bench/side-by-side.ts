import { fork } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../gateway/testing/free-port.ts';
import { stop } from '../process.ts';
import { type Load, load } from './load.ts';

/** The gateway's address and a bare route with the same bytes, measured in turn. */
export interface Comparison {
  readonly gateway: readonly Load[];
  readonly bare: readonly Load[];
  readonly bytes: number;
}

/** Measures an address of the gateway against a bare Fastify route that sends the same bytes, A B A B A B. */
export async function sideBySide(
  url: string,
  headers: Record<string, string>,
  rounds = 3,
  seconds = 4,
): Promise<Comparison> {
  const answer = await fetch(url, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  const port = await freePort();
  const child = fork(new URL('./bare-route.ts', import.meta.url));
  child.send({
    port,
    contentType: answer.headers.get('content-type') ?? 'text/plain',
    body: body.toString('base64'),
  });
  await once(child, 'message');
  const gateway: Load[] = [];
  const bare: Load[] = [];
  await load(url, 2, headers);
  for (let round = 0; round < rounds; round++) {
    gateway.push(await load(url, seconds, headers));
    bare.push(await load(`http://127.0.0.1:${port}/`, seconds));
  }
  await stop(child);
  return { gateway, bare, bytes: body.length };
}

/** The middle of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
