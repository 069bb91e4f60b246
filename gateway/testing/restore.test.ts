import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_TOKEN, startTestGateway, type TestGateway } from './gateway.ts';

let gateway: TestGateway;
const PRODUCT = 'ladle-tief';

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterAll(() => gateway.close());

const status = async (path: string): Promise<number> =>
  (await fetch(`${gateway.upstream.url}/store-api/${path}`, { headers: { 'sw-access-key': ACCESS_TOKEN } }))
    .status;

describe('what a test does to Shopware', () => {
  let stock: number | undefined;

  test('holds as long as the test', async () => {
    stock = gateway.sandbox.controls.product(PRODUCT)?.stock;
    gateway.sandbox.controls.setProduct(PRODUCT, { stock: 0 });
    gateway.sandbox.controls.addFault({ path: '/context', times: 9, status: 500, kind: 'status' });
    expect(await status('context')).toBe(500);
    gateway.upstream.fault = (_call, response) => {
      response.writeHead(418).end();
      return true;
    };
    expect(await status('context')).toBe(418);
    gateway.sandbox.controls.setActive('promotion', 'welcome', false);
    gateway.sandbox.controls.set({ rateLimits: true });
  });

  test('ends with it, without a word', async () => {
    expect(gateway.upstream.fault).toBeNull();
    expect(await status('context')).toBe(200);
    expect(gateway.sandbox.controls.product(PRODUCT)?.stock).toBe(stock);
    expect(stock).toBeGreaterThan(0);
  });
});
