import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts';
import { ACCESS_TOKEN } from './testing/gateway.ts';
import { startUpstreamProxy, type UpstreamProxy } from './testing/upstream-proxy.ts';

let sandbox: Sandbox;
let upstream: UpstreamProxy;
let gateway: ChildProcess;
let url = '';

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  upstream = await startUpstreamProxy(sandbox.url);
  gateway = spawn(process.execPath, ['gateway/main.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SHOPWARE_ENDPOINT: upstream.url,
      SHOPWARE_ACCESS_TOKEN: ACCESS_TOKEN,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of gateway.stdout ?? []) {
    output += String(chunk);
    url = output.match(/listening at (http:\/\/127\.0\.0\.1:\d+)/)?.[1] ?? '';
    if (url !== '') break;
  }
});
afterAll(async () => {
  gateway.kill('SIGKILL');
  await upstream.close();
  await sandbox.close();
});

test('on SIGTERM a request under way is answered, and the process ends by itself', async () => {
  upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/search') return false;
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"elements":[],"total":7}'),
      800,
    );
    return true;
  };
  const query = encodeURIComponent('{ search(term: "slow") { pageInfo { total } } }');
  const slow = fetch(`${url}/graphql?query=${query}`);
  await expect
    .poll(() => upstream.calls.some(({ path }) => path === '/store-api/search'), { timeout: 5_000 })
    .toBe(true);
  const exit = once(gateway, 'exit');
  gateway.kill('SIGTERM');
  const answer = await slow;
  expect(answer.status).toBe(200);
  expect(JSON.stringify(await answer.json())).toContain('7');
  expect((await exit)[0]).toBe(0);
});
