import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'undici';
import { freePort } from '../../gateway/testing/free-port.ts';
import { stop } from '../process.ts';

/** A bare Fastify route in a process of its own. */
export interface BareServer {
  readonly url: string;
  readonly process: ChildProcess;
  readonly bytes: number;
  stop(): Promise<void>;
}

/** Starts a route that sends the same bytes as an address does to these headers, and nothing else. */
export async function startBare(url: string, headers: Readonly<Record<string, string>>): Promise<BareServer> {
  // Unlike `fetch` it leaves a compressed body as it is.
  const answer = await request(url, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  const port = await freePort();
  const child = fork(new URL('./bare-route.ts', import.meta.url));
  child.send({
    port,
    contentType: String(answer.headers['content-type'] ?? 'text/plain'),
    body: body.toString('base64'),
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, process: child, bytes: body.length, stop: () => stop(child) };
}
