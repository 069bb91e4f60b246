import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePort } from '../gateway/testing/free-port.ts';
import { untilReady } from './until-ready.ts';

const START =
  "const { createServer } = require('node:http'); let requests = 0; createServer((_, reply) => reply.writeHead(++requests < 3 ? 503 : 200).end()).listen(process.env.PORT)";

test('waits for a gateway that is not ready at first', async () => {
  const port = String(await freePort());
  const gateway = spawn(process.execPath, ['-e', START], { env: { PORT: port } });
  await untilReady(`http://localhost:${port}`, gateway);
  gateway.kill();
});

test('fails when the gateway ends before it is ready', async () => {
  const gateway = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const waiting = untilReady('http://localhost:1', gateway);
  gateway.kill('SIGKILL');
  await expect(waiting).rejects.toThrow('ended before it was ready');
});
