import { createServer } from 'node:net';

/** Below the range from which systems take the ports of outgoing connections. */
const FIRST = 10_000;
/** Parallel processes have different blocks, because a server may bind its port seconds after it was chosen. */
const BLOCKS = 220;
const BLOCK_SIZE = 100;
let count = 0;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** An unused port of the loopback interface that no other test takes. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < BLOCK_SIZE; tries++) {
    const port = FIRST + (process.pid % BLOCKS) * BLOCK_SIZE + (count++ % BLOCK_SIZE);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
