import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdminClient } from './admin-client.ts';
import { StoreClient } from './store-client.ts';
import { Transport } from './transport/transport.ts';

let status = 404;
let body = '';
const server = createServer((_request, response) => response.writeHead(status).end(body));
const logged: string[] = [];
const log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (details: object | string) => logged.push(String(details)),
};

const transport = () =>
  new Transport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 5_000, new Agent());
const refusal = (code: string) => JSON.stringify({ errors: [{ code, title: 'No' }] });
const readStore = () => new StoreClient(transport(), 'SWSCEXAMPLE', log).read({ path: '/language' });
const readAdmin = () =>
  new AdminClient(transport(), { clientId: 'SWIAEXAMPLE', clientSecret: 'a' }, log).authorise();

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  [
    'a sales channel that Shopware does not know',
    412,
    refusal('FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'),
    readStore,
    'Shopware knows no such sales channel: SHOPWARE_ENDPOINT or SHOPWARE_ACCESS_TOKEN is wrong',
  ],
  [
    'an address that is no Shopware’s',
    404,
    '<h1>Not found</h1>',
    readStore,
    'SHOPWARE_ENDPOINT answers, but has no Store API: is it Shopware’s?',
  ],
  [
    'an integration that Shopware refuses',
    401,
    refusal('6'),
    readAdmin,
    'Shopware refuses the integration: SHOPWARE_ADMIN_CLIENT_ID or SHOPWARE_ADMIN_CLIENT_SECRET is wrong',
  ],
])('the operator gets a hint about %s', async (_what, code, text, ask, sentence) => {
  logged.length = 0;
  status = code;
  body = text;
  await expect(ask()).rejects.toThrow();
  await expect.poll(() => logged, { timeout: 4_000 }).toEqual([sentence]);
});
