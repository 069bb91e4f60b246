import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { createContext, type GatewayContext } from '../graphql/context.ts';
import { createLogger } from '../logger.ts';
import { createServices } from '../services.ts';
import { ACCESS_TOKEN, startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { cmsSlot } from './cms-slot.ts';

let gateway: TestGateway;
let context: GatewayContext;

beforeAll(async () => {
  gateway = await startTestGateway();
  const configuration = readConfiguration({
    SHOPWARE_ENDPOINT: gateway.sandbox.url,
    SHOPWARE_ACCESS_TOKEN: ACCESS_TOKEN,
  });
  context = await createContext(createServices(configuration, createLogger('silent')), {
    requestId: 'test',
    session: null,
  });
});
afterAll(() => gateway.close());

const read = (slot: object) => cmsSlot({ id: 'id', slot: 'content', ...slot }, { context, categoryId: null });

describe('an element of a layout', () => {
  test('with HTML loses its scripts', async () => {
    const data = { content: '<b>HTML</b><script>var a=1</script>' };
    expect(await read({ type: 'html', data })).toEqual({
      __typename: 'CmsText',
      id: 'id',
      slot: 'content',
      html: '<b>HTML</b>',
    });
  });

  test('that links with `javascript:` links nowhere', async () => {
    expect(await read({ type: 'image', data: { url: 'javascript:alert(1)' } })).toMatchObject({ link: null });
    expect(await read({ type: 'image', data: { url: 'https://example.com', newTab: true } })).toMatchObject({
      link: { url: 'https://example.com', path: null, newTab: true },
    });
  });

  test.each(['form', 'youtube-video', 'a-plugin-of-somebody'])(
    'of the unknown type %s gives away its name only',
    async (type) => {
      const config = { mailReceiver: { value: ['shop@example.com'] } };
      expect(await read({ type, data: null, config })).toEqual({
        __typename: 'CmsUnknown',
        id: 'id',
        slot: 'content',
        type,
      });
    },
  );
});
