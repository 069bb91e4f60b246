import { expect, test } from './test.ts';

const COCOTTE = '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/';

test('selecting a colour by mouse or keyboard takes one request and keeps page and focus', async ({
  shopper,
}) => {
  await shopper.open(COCOTTE);
  const requests: string[] = [];
  shopper.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requests.push(request.url());
  });
  const colours = shopper.see('product-option-group').nth(1).getByRole('radio');
  await colours.first().focus();
  await shopper.page.keyboard.press('ArrowRight');
  await shopper.at('**/cocotte-alva-24-cm-tannengruen/');
  await expect
    .poll(() => shopper.see('product-gallery').locator('img').first().getAttribute('src'))
    .toContain('green');
  expect(await shopper.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  await shopper.settled();
  expect(requests).toHaveLength(1);
});

test('a variant changes without overlay or layout shift and a click meanwhile adds the new one', async ({
  shopper,
}) => {
  await shopper.open(COCOTTE);
  const answered = Promise.withResolvers<undefined>();
  await shopper.page.route('**/graphql?**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const sizes = () =>
    shopper
      .see('product-option-radio')
      .evaluateAll((all) => all.map((one) => one.parentElement?.clientHeight));
  const before = await sizes();
  await shopper.page.getByRole('radio', { name: '28 cm' }).check();
  await expect(shopper.page.locator('.product-info')).toHaveAttribute('data-changing');
  await shopper.see('product-add-to-cart-button').click();
  // Longer than the delay of any loading indicator.
  await shopper.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await expect(shopper.see('loading-overlay')).toHaveCount(0);
  answered.resolve(undefined);
  await shopper.at('**/cocotte-alva-28-cm-zinnoberrot/');
  await expect(shopper.see('cart-line-item').first()).toContainText('28 cm');
  expect(await sizes()).toEqual(before);
});

test('an unavailable combination selects the nearest one and shows a notice with its price', async ({
  shopper,
}) => {
  await shopper.open('/kochen/cocottes/cocotte-alva-20-cm-zinnoberrot/');
  await shopper.page.getByRole('radio', { name: 'Graphit, nicht in dieser Kombination' }).check();
  await shopper.at('**/cocotte-alva-24-cm-graphit/');
  await expect(shopper.see('product-option-said').nth(1)).toHaveText(
    'Graphit gibt es nicht in 20 cm. Gewählt ist jetzt 24 cm, CHF 189.00.',
  );
  await expect(shopper.page.getByRole('radio', { name: 'Graphit' })).toBeFocused();
  await shopper.page.getByRole('radio', { name: '28 cm' }).check();
  await expect(shopper.see('product-option-said').nth(1)).toBeEmpty();
});

test('a bar on phones repeats the button for adding once that is above the screen', async ({ shopper }) => {
  await shopper.page.setViewportSize({ width: 390, height: 700 });
  await shopper.open(COCOTTE);
  const [bar, button] = [shopper.page.locator('.buy-bar'), shopper.see('product-add-to-cart-button')];
  await expect(button).not.toBeInViewport();
  await expect(bar).toBeHidden();
  await shopper.page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(shopper.page.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(1);
  await shopper.see('product-bar-add-to-cart-button').click();
  await expect(shopper.see('cart-line-item').first()).toContainText('24 cm');
});

test('pictures have distinct names and a full-screen view with keyboard zoom and navigation', async ({
  shopper,
}) => {
  await shopper.open(COCOTTE);
  const texts = await shopper
    .see('product-gallery')
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  expect(new Set(texts).size).toBe(4);
  const second = shopper.see('product-picture').nth(1);
  await second.focus();
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.see('zoom-count')).toHaveText('Bild 2 von 4');
  await shopper.expectAccessible();
  await shopper.page.keyboard.press('+');
  await expect(shopper.see('zoom-picture')).toHaveAttribute('style', /scale\(1\.5\)/);
  await shopper.page.keyboard.press('ArrowRight');
  await expect(shopper.see('zoom-count')).toHaveText('Bild 2 von 4');
  await shopper.page.keyboard.press('-');
  await shopper.page.keyboard.press('ArrowRight');
  await expect(shopper.see('zoom-count')).toHaveText('Bild 3 von 4');
  const middle = { x: 640, y: 400 };
  await shopper.page.mouse.click(middle.x, middle.y);
  await expect(shopper.see('zoom-picture')).toHaveAttribute('style', /scale\(2\.2\)/);
  await shopper.page.mouse.click(middle.x, middle.y);
  await expect(shopper.see('zoom-picture')).toHaveAttribute('style', /scale\(1\)/);
  await shopper.page.keyboard.press('ArrowLeft');
  await expect(shopper.see('zoom-count')).toHaveText('Bild 2 von 4');
  await shopper.page.keyboard.press('ArrowRight');
  await shopper.page.mouse.move(middle.x, middle.y);
  await shopper.page.mouse.down();
  await shopper.page.mouse.move(middle.x - 120, middle.y, { steps: 4 });
  await shopper.page.mouse.up();
  await expect(shopper.see('zoom-count')).toHaveText('Bild 4 von 4');
  await shopper.page.keyboard.press('Escape');
  await expect(shopper.see('zoom-dialog')).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('switching the language keeps the product and switching the currency keeps the page', async ({
  shopper,
}) => {
  await shopper.open(COCOTTE);
  await shopper
    .see('header-language-nav')
    .getByRole('link', { name: /FR|Français/ })
    .click();
  await shopper.at('**/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/');
  expect(await shopper.page.locator('html').getAttribute('lang')).toMatch(/^fr/);
  await shopper.hydrated();
  await shopper.field('currency').selectOption('EUR');
  await expect(shopper.see('product-price').first()).toHaveText(/€|EUR/);
  await expect(shopper.see('header-free-shipping')).toHaveText(/€|EUR/);
  expect(shopper.page.url()).toContain('/fr/cuire/cocottes/cocotte-alva-24-cm-vermillon/');
});
