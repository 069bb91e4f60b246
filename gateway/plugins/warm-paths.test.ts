import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReplica, startTestGateway, type TestGateway } from '../testing/gateway.ts';

const CODES = ['it-IT', 'es-ES', 'nl-NL', 'pl-PL', 'cs-CZ', 'da-DK', 'sv-SE', 'fi-FI', 'pt-PT', 'hu-HU'];

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('a shop of many languages is read a few languages at a time at the start, not all of them at once', async () => {
  const { controls } = gateway.sandbox;
  controls.setLanguages(
    CODES.map((code) => ({ lang: 'en', code, name: code, path: `/${code.slice(0, 2)}` }) as const),
  );
  controls.setLatency(20);
  let waiting = 0;
  let most = 0;
  const asked = new Set<unknown>();
  gateway.upstream.fault = ({ path, headers }, response) => {
    if (path !== '/store-api/seo-url') return false;
    asked.add(headers['sw-language-id']);
    waiting += 1;
    most = Math.max(most, waiting);
    response.once('close', () => {
      waiting -= 1;
    });
    return false;
  };
  const late = await startReplica(gateway);
  try {
    await expect.poll(() => asked.size, { timeout: 30_000 }).toBe(CODES.length);
    // Three, and as many that arrive before the end of those before them is noticed.
    expect(most).toBeLessThanOrEqual(6);
  } finally {
    await late.close();
  }
});
