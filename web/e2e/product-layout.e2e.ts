import { purge, WEBHOOK_SECRET } from '../../gateway/testing/purge.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

test.use({ gatewaySettings: { WEBHOOK_SECRET } });

const KNIFE = '/schneiden/kochmesser/kochmesser-grat-20-cm/';

/** Where elements stand on the page, from the top. */
function tops(shopper: Shopper, testIds: readonly string[]): Promise<number[]> {
  return Promise.all(
    testIds.map(async (id) => (await shopper.see(id).first().boundingBox())?.y ?? Number.NaN),
  );
}

test.describe('a product whose page the shop has laid out itself', () => {
  test("shows the shop's texts between the parts of the product, in the order of the layout", async ({
    shopper,
  }) => {
    await shopper.open(KNIFE);
    const found = await tops(shopper, ['product-name', 'product-gallery', 'product-reviews']);
    const text = await shopper.page
      .getByRole('heading', { name: 'Auf dem Stein, nicht an der Maschine' })
      .boundingBox();
    const [name = 0, gallery = 0, reviews = 0] = found;
    expect(name).toBeLessThan(gallery);
    expect(gallery).toBeLessThan(text?.y ?? 0);
    expect(text?.y).toBeLessThan(reviews);
    expect(await shopper.page.locator('h1').allTextContents()).toEqual(['Kochmesser Grat 20 cm']);
    expect(await shopper.see('product-cross-selling').getByTestId('product-box').count()).toBe(4);
  });

  test('is bought in the length that was chosen', async ({ shopper }) => {
    await shopper.open(KNIFE);
    await shopper.page.getByRole('radio', { name: '24 cm' }).check();
    await shopper.at('**/kochmesser-grat-24-cm/');
    await expect(shopper.see('product-price').first()).toContainText('149');
    await shopper.see('product-add-to-cart-button').click();
    const line = shopper.see('cart-line-item').first();
    await line.waitFor();
    expect(await line.textContent()).toMatch(/Kochmesser Grat[\s\S]*24/);
  });

  test('shows its reviews and takes new ones', async ({ shopper }) => {
    await shopper.open(KNIFE);
    expect(await shopper.see('review-box').count()).toBe(2);
    await shopper.see('review-filter-5-button').click();
    await expect(shopper.see('review-filter-5-button')).toHaveAttribute('aria-pressed', 'true');
    await shopper.see('review-write-button').click();
    await shopper.see('review-form').waitFor();
  });

  for (const [where, tag, colorScheme] of [
    ['on a phone', [PHONE], 'light'],
    ['on a wide screen in the dark', [], 'dark'],
  ] as const) {
    test(`stands in nobody’s way ${where}`, { tag: [...tag] }, async ({ arrive }) => {
      const shopper = await arrive({ colorScheme });
      await shopper.open(KNIFE);
      await shopper.findsNothingInTheWay();
      const wide = await shopper.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  }
});

test('the parts of a drawing are found by their numbers and bought beside it', async ({ shopper, shop }) => {
  shop.sandbox.requests.clear();
  await shopper.open('/ersatzteile/');
  const numbers = shopper.see('hotspot-number');
  const rows = shopper.see('hotspot-row');
  await expect(rows).toHaveCount(4);
  const [picture, number] = await Promise.all([
    shopper.see('cms-hotspots').locator('img').boundingBox(),
    numbers.nth(3).boundingBox(),
  ]);
  const middle = (number?.x ?? 0) + (number?.width ?? 0) / 2 - (picture?.x ?? 0);
  expect(middle / (picture?.width ?? 1)).toBeCloseTo(0.344, 2);
  await numbers.nth(1).hover();
  await expect(rows.nth(1)).toHaveAttribute('data-marked');
  await rows.nth(0).getByRole('link').focus();
  await expect(numbers.nth(0)).toHaveAttribute('data-marked');
  await numbers.nth(2).focus();
  await shopper.page.keyboard.press('Enter');
  await expect(rows.nth(2).getByRole('link')).toBeFocused();
  await shopper.findsNothingInTheWay();
  await rows.nth(2).getByTestId('hotspot-buy-button').click();
  await expect(shopper.see('cart-line-item').first()).toContainText('Stielgriff Forte');
});

test('a part that is not sold any more is left out of its drawing, whose numbers are links without a script', async ({
  shop,
}) => {
  shop.sandbox.setProduct('valve-forte', { active: false });
  await purge(shop.origin, ['*']);
  const path = '/fr/cuire/cuisson-a-la-vapeur/autocuiseur-forte-3-5-l/';
  const html = await (await fetch(shop.origin + path)).text();
  const spots = [...html.matchAll(/href="#(\w+-\w+)"[^>]*data-spot/g)].map(([, id]) => id);
  expect(spots).toHaveLength(2);
  for (const id of spots) expect(html).toContain(`id="${id}"`);
});

test('a page about sizes shows the product that its layout names, to be bought there', async ({
  shopper,
}) => {
  await shopper.open('/kontor/groessen-und-masse/');
  expect(await shopper.see('product-name').textContent()).toContain('Mini');
  await shopper.see('product-add-to-cart-button').click();
  await shopper.see('cart-line-item').first().waitFor();
  expect(await shopper.page.locator('h1').count()).toBe(1);
});
