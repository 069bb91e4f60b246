import { ANNA, login } from './account-steps.ts';
import { putInCart } from './checkout-steps.ts';
import { describeLoad, firstLoad, kilobytes } from './first-load.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

/** Kilobytes of the first load, compressed with brotli. */
interface Budget {
  readonly script: number;
  readonly style: number;
  readonly html: number;
}

const CONTENT: Budget = { script: 125, style: 15, html: 14 };
/** Pages with forms, which load the code and texts of forms. */
const FORM: Budget = { script: 135, style: 16, html: 10 };

const LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

async function expectWithin(shopper: Shopper, path: string, budget: Budget): Promise<void> {
  const files = await firstLoad(shopper, path);
  const line = describeLoad(path, files);
  process.stdout.write(line);
  expect.soft(kilobytes(files, 'script'), line).toBeGreaterThan(50);
  expect.soft(kilobytes(files, 'script'), line).toBeLessThanOrEqual(budget.script);
  expect.soft(kilobytes(files, 'stylesheet'), line).toBeLessThanOrEqual(budget.style);
  expect.soft(kilobytes(files, 'document'), line).toBeLessThanOrEqual(budget.html);
}

test('content pages stay within their budget', async ({ shopper }) => {
  shopper.allowConsoleErrors(/404 \(Not Found\)/);
  const paths = [
    '/search?search=messer',
    '/rezepte/',
    '/rezepte/kuerbissuppe-mit-ingwer/',
    '/ersatzteile/',
    '/agb/',
    '/wishlist',
    '/nothing-here/',
  ];
  for (const path of paths) await expectWithin(shopper, path, CONTENT);
});

test('login, registration, recovery and contact form stay within their budget', async ({ shopper }) => {
  for (const path of ['/login', '/register', '/account/recover', '/service/kontakt/'])
    await expectWithin(shopper, path, FORM);
});

test('cart and checkout stay within their budget', async ({ shopper }) => {
  await putInCart(shopper, LADLE);
  for (const path of ['/checkout/cart', '/checkout']) await expectWithin(await shopper.openTab(), path, FORM);
});

test('account pages stay within their budget', async ({ shopper }) => {
  await login(shopper, ANNA, '/account');
  await shopper.open('/account/order');
  const order = await shopper.link('order.viewOf').first().getAttribute('href');
  const paths = ['', '/order', '/address', '/profile', '/payment'].map((screen) => `/account${screen}`);
  for (const path of [...paths, order ?? '', '/account/order/code-of-a-link'])
    await expectWithin(await shopper.openTab(), path, FORM);
});
