import { Agent, get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import type { ChildGateway } from '../testing/child-gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { startUpstreamProxy, type UpstreamProxy } from '../testing/upstream-proxy.ts';

/** Connections that are open when the drain begins. */
const CONNECTIONS = 50;

let sandbox: Sandbox;
let upstream: UpstreamProxy;
let gateway: ChildGateway;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  upstream = await startUpstreamProxy(sandbox.url);
  gateway = await startGatewayProcess(upstream.url);
});
afterAll(async () => {
  agent.destroy();
  await gateway.kill();
  await upstream.close();
  await sandbox.close();
});

function request(term: string): Promise<string> {
  const query = encodeURIComponent(`{ search(term: "${term}") { totalCount } }`);
  return new Promise((resolve, reject) => {
    const request = get(
      `${gateway.url}/graphql?query=${query}`,
      { agent, headers: { 'apollo-require-preflight': '1' } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => {
          text += String(chunk);
        });
        answer.on('end', () => resolve(`${answer.statusCode} ${text}`));
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}

test('after SIGTERM with 50 connections all requests are answered and the process exits', async () => {
  let searches = 0;
  upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/search') return false;
    searches++;
    const type = { 'content-type': 'application/json' };
    setTimeout(() => response.writeHead(200, type).end('{"elements":[],"total":7}'), 1_500);
    return true;
  };
  const answers = Array.from({ length: CONNECTIONS }, (_, number) => request(`slow ${number}`));
  await expect.poll(() => searches, { timeout: 30_000 }).toBe(CONNECTIONS);
  const exit = gateway.stop();
  for (const answer of await Promise.all(answers)) {
    expect(answer).toBe('200 {"data":{"search":{"totalCount":7}}}');
  }
  expect(await exit).toBe(0);
});
