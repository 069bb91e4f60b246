import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const PATH = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';
const PICTURES = `query ($path: String!) { page(path: $path) { ... on ProductPage { product { cover { url } media { url } } } } }`;

const gateway = testGateway({ WEBHOOK_SECRET });

test.each([true, false])(
  'a product shows all pictures, whether Shopware returns them by default (6.6) or on request (6.7): %s',
  async (autoloads) => {
    gateway.sandbox.controls.set({ autoloads });
    await purge(gateway.url, ['*']);
    const { page } = await new Shopper(gateway.url, { 'kontor-locale': 'de-DE' }).ask(PICTURES, {
      path: PATH,
    });
    const media = at(page, 'product', 'media');
    expect(Array.isArray(media) ? media.length : 0).toBe(5);
    expect(at(media, 0)).toEqual(at(page, 'product', 'cover'));
  },
);
