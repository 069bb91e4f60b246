import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../gateway/testing/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ NODE_ENV: 'production' });
});
afterAll(() => gateway.close());

/** Runs an example against the gateway; resolves to its output. */
async function run(file: string): Promise<string> {
  const env = { ...process.env, SHOP: gateway.url };
  const { stdout } = await promisify(execFile)(process.execPath, [`examples/${file}`], { env });
  return stdout;
}

describe('example', () => {
  test('order-as-guest orders once, although it sends the order twice', async () => {
    expect(await run('order-as-guest.ts')).toMatch(/^Cooking: .+\nOrder \d+, CHF/);
    expect(gateway.sandbox.controls.stored().orders).toBe(1);
  });

  test('watch-cart receives the cart before and after a change', async () => {
    expect(await run('watch-cart.ts')).toBe('0 in the cart\n1 in the cart\n');
  });
});
