import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/gateway.ts';
import { at, Shopper } from '../../../testing/shopper.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test.each([
  ['de-DE', 'Der Artikel liess sich nicht in den Warenkorb legen.'],
  ['fr-CH', 'L’article n’a pas pu être ajouté au panier.'],
])(
  'a text of the staff is shown in %s, also by a Shopware that knows it as a snippet only',
  async (locale, text) => {
    gateway.sandbox.controls.set({ translationsRoute: false });
    const shopper = new Shopper(gateway.url, { 'kontor-locale': locale });
    const { translations } = await shopper.ask('{ translations { key text } }');
    const shown = (Array.isArray(translations) ? translations : []).find(
      (row) => at(row, 'key') === 'addToCartError',
    );
    expect(at(shown, 'text')).toBe(text);
  },
);
