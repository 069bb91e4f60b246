import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startReplica, testGateway } from '../../testing/gateway.ts';
import { Shopper, textAt } from '../../testing/shopper.ts';
import { startUpstreamProxy, type UpstreamProxy } from '../../testing/upstream-proxy.ts';

let storage: UpstreamProxy;
const gateway = testGateway();
beforeAll(async () => {
  storage = await startUpstreamProxy(gateway.sandbox.url);
});
afterEach(() => {
  gateway.upstream.fault = null;
  storage.fault = null;
});
afterAll(async () => {
  await storage.close();
});

/** Path of the first cocotte's picture. */
async function cover(url: string): Promise<string> {
  const ask = '{ search(term: "cocotte", first: 1) { nodes { cover { url } } } }';
  return textAt(await new Shopper(url).ask(ask), 'search', 'nodes', 0, 'cover', 'url');
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('pictures in an external storage come from its URL, without calls to Shopware', async () => {
  storage.fault = ({ path, headers }, response) => {
    const found = path.startsWith('/shop1/media/') && headers.authorization === undefined;
    response.writeHead(found ? 200 : 404, { 'content-type': 'image/png' }).end(found ? PNG : '');
    return true;
  };
  const replica = await startReplica(gateway, { SHOPWARE_MEDIA_ENDPOINT: `${storage.url}/shop1/` });
  try {
    const path = await cover(replica.url);
    const before = gateway.upstream.calls.length;
    for (const address of [path, `/picture/400${path}`]) {
      const answer = await fetch(replica.url + address);
      await answer.arrayBuffer();
      expect([address, answer.status]).toEqual([address, 200]);
    }
    expect(gateway.upstream.calls.slice(before)).toEqual([]);
  } finally {
    await replica.close();
  }
});

describe('HTTP basic authentication in front of Shopware', () => {
  const PASSWORD = `Basic ${Buffer.from('staff:pass wörd').toString('base64')}`;
  const address = () => gateway.upstream.url.replace('://', '://staff:pass%20w%C3%B6rd@');
  const guard = (): void => {
    gateway.upstream.fault = ({ path, headers }, response) => {
      if (path.startsWith('/api/') || headers.authorization === PASSWORD) return false;
      response.writeHead(401, { 'content-type': 'text/html' }).end('<h1>401</h1>');
      return true;
    };
  };

  test('is used for the Store API and for pictures', async () => {
    guard();
    const replica = await startReplica(gateway, { SHOPWARE_ENDPOINT: address() });
    try {
      const answer = await fetch(replica.url + (await cover(replica.url)));
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
    } finally {
      await replica.close();
    }
  });

  test('is contained in no response', async () => {
    guard();
    const replica = await startReplica(gateway, { SHOPWARE_ENDPOINT: address() });
    try {
      gateway.upstream.fault = (_call, response) => {
        response.writeHead(500).end();
        return true;
      };
      const answers = ['/', '/health/ready', '/graphql?query={search(term:"a"){products{name}}}'];
      const texts = await Promise.all(answers.map(async (path) => (await fetch(replica.url + path)).text()));
      expect(texts.join()).not.toMatch(/w%C3%B6rd|wörd|c3RhZmY/);
    } finally {
      await replica.close();
    }
  });
});
