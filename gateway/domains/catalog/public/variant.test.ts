import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { Shopper } from '../../../testing/shopper.ts';
import { variantTitle } from './variant.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const PAGE =
  'query ($path: String!) { page(path: $path) { ... on ProductPage { product { name variant } seo { title } } } }';
const page = (path: string) => new Shopper(gateway.url, { 'kontor-locale': 'de-DE' }).ask(PAGE, { path });

describe('a variant', () => {
  test('says which it is, beside its name and in its title', async () => {
    expect(await page('/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/')).toEqual({
      page: {
        product: { name: 'Cocotte Alva', variant: ['24 cm', 'Zinnoberrot'] },
        seo: { title: 'Cocotte Alva, 24 cm, Zinnoberrot' },
      },
    });
  });

  test('is not named twice where the shop has put it into the title', () => {
    expect(variantTitle('Cocotte Alva 24 cm', ['24 cm', 'Zinnoberrot'])).toBe(
      'Cocotte Alva 24 cm, Zinnoberrot',
    );
  });
});

test('a product without variants is called what it is called', async () => {
  expect(await page('/helfer/kellen-und-wender/schoepfkelle-tief/')).toMatchObject({
    page: { product: { variant: [] } },
  });
});
