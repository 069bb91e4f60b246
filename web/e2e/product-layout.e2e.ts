import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

const KNIFE = '/schneiden/kochmesser/kochmesser-grat-20-cm/';

/** Vertical positions of elements on the page. */
function tops(shopper: Shopper, testIds: readonly string[]): Promise<number[]> {
  return Promise.all(
    testIds.map(async (id) => (await shopper.see(id).first().boundingBox())?.y ?? Number.NaN),
  );
}

test.describe('a product with a custom layout', () => {
  test("shows the shop's texts between the parts of the product, in the order of the layout", async ({
    shopper,
  }) => {
    await shopper.open(KNIFE);
    const found = await tops(shopper, ['product-gallery', 'product-name', 'product-reviews']);
    const text = await shopper.page
      .getByRole('heading', { name: 'Auf dem Stein, nicht an der Maschine' })
      .boundingBox();
    const [gallery = 0, name = 0, reviews = 0] = found;
    expect(gallery).toBeLessThan(name);
    expect(name).toBeLessThan(text?.y ?? 0);
    expect(text?.y).toBeLessThan(reviews);
    expect(await shopper.page.locator('h1').allTextContents()).toEqual(['Kochmesser Grat 20\u00a0cm']);
    expect(await shopper.see('product-cross-selling').getByTestId('product-box').count()).toBe(4);
  });

  test('has no accessibility violations on a phone', { tag: PHONE }, async ({ shopper }) => {
    await shopper.open(KNIFE);
    await shopper.expectAccessible();
    await shopper.expectNoHorizontalScroll();
  });
});

test('a size guide sells the product that its layout names', async ({ shopper }) => {
  await shopper.open('/kontor/groessen-und-masse/');
  expect(await shopper.see('product-name').textContent()).toContain('Mini');
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-line-item').first().waitFor();
  expect(await shopper.page.locator('h1').count()).toBe(1);
});
