import { ANNA, login } from './account-steps.ts';
import { addProduct } from './checkout-steps.ts';
import { firstLoad, kilobytes, told } from './first-load.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

/** Kilobytes in brotli that a page may bring with its first load. */
interface Budget {
  readonly script: number;
  readonly style: number;
  readonly html: number;
}

/** What each kind of page may bring: of scripts no more than home, listings and products (`budgets.e2e.ts`). */
const READING: Budget = { script: 125, style: 15, html: 14 };
const ASKING: Budget = { script: 125, style: 15, html: 10 };

const A_LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

async function isWithin(shopper: Shopper, path: string, budget: Budget): Promise<void> {
  const travelled = await firstLoad(shopper, path);
  const line = told(path, travelled);
  process.stdout.write(line);
  expect.soft(kilobytes(travelled, 'script'), line).toBeGreaterThan(50);
  expect.soft(kilobytes(travelled, 'script'), line).toBeLessThanOrEqual(budget.script);
  expect.soft(kilobytes(travelled, 'stylesheet'), line).toBeLessThanOrEqual(budget.style);
  expect.soft(kilobytes(travelled, 'document'), line).toBeLessThanOrEqual(budget.html);
}

test('what is read keeps its budget, also for who lands on it', async ({ shopper }) => {
  shopper.expectComplaints(/404 \(Not Found\)/);
  const paths = [
    '/search?search=messer',
    '/rezepte/',
    '/rezepte/kuerbissuppe-mit-ingwer/',
    '/ersatzteile/',
    '/agb/',
    '/wishlist',
    '/nothing-here/',
  ];
  for (const path of paths) await isWithin(shopper, path, READING);
});

test('forms of somebody who has no account keep theirs', async ({ shopper }) => {
  for (const path of ['/login', '/register', '/account/recover', '/service/kontakt/'])
    await isWithin(shopper, path, ASKING);
});

test('basket and checkout keep theirs', async ({ shopper }) => {
  await addProduct(shopper, A_LADLE);
  for (const path of ['/checkout/cart', '/checkout']) await isWithin(await shopper.openTab(), path, ASKING);
});

test('the account keeps its own, whichever of its pages a link leads to', async ({ shopper }) => {
  await login(shopper, ANNA, '/account');
  await shopper.open('/account/order');
  const order = await shopper.see('order-entry-link').first().getAttribute('href');
  const paths = ['', '/order', '/address', '/profile', '/payment'].map((screen) => `/account${screen}`);
  for (const path of [...paths, order ?? '', '/account/order/whoever-has-the-link'])
    await isWithin(await shopper.openTab(), path, ASKING);
});
