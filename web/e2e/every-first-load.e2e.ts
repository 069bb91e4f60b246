import { brotliCompressSync } from 'node:zlib';
import { ANNA, login } from './account-steps.ts';
import { addProduct } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, test } from './test.ts';

const KB = 1024;

/** Kilobytes in brotli that a page may bring with its first load. */
interface Budget {
  readonly script: number;
  readonly style: number;
  readonly html: number;
}

async function firstLoad(shopper: Shopper, path: string): Promise<Budget> {
  const bytes: Record<string, number> = {};
  const underway: Promise<void>[] = [];
  const weigh = async (kind: string, body: () => Promise<Buffer>) => {
    const size = brotliCompressSync(await body().catch(() => Buffer.alloc(0))).length;
    bytes[kind] = (bytes[kind] ?? 0) + size / KB;
  };
  shopper.page.on('response', (response) => {
    underway.push(weigh(response.request().resourceType(), () => response.body()));
  });
  await shopper.open(path);
  await shopper.settled();
  await Promise.all(underway);
  shopper.page.removeAllListeners('response');
  return { script: bytes['script'] ?? 0, style: bytes['stylesheet'] ?? 0, html: bytes['document'] ?? 0 };
}

/** What each kind of page may bring; home, listings and products have their own budget, in `budgets.e2e.ts`. */
const READING: Budget = { script: 112, style: 15, html: 14 };
const FORM: Budget = { script: 120, style: 15, html: 10 };
const BUYING: Budget = { script: 125, style: 15, html: 10 };
const ACCOUNT: Budget = { script: 130, style: 15, html: 10 };

const A_LADLE = '/helfer/kellen-und-wender/schoepfkelle-tief/';

async function isWithin(shopper: Shopper, path: string, budget: Budget): Promise<void> {
  const brought = await firstLoad(shopper, path);
  const told = `${path}: ${brought.script.toFixed(1)} KB script, ${brought.style.toFixed(1)} style, ${brought.html.toFixed(1)} HTML`;
  process.stdout.write(`budget: ${told}\n`);
  expect.soft(brought.script, told).toBeGreaterThan(50);
  expect.soft(brought.script, told).toBeLessThanOrEqual(budget.script);
  expect.soft(brought.style, told).toBeLessThanOrEqual(budget.style);
  expect.soft(brought.html, told).toBeLessThanOrEqual(budget.html);
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
    await isWithin(shopper, path, FORM);
});

test('basket and checkout keep theirs', async ({ shopper }) => {
  await addProduct(shopper, A_LADLE);
  for (const path of ['/checkout/cart', '/checkout']) await isWithin(await shopper.openTab(), path, BUYING);
});

test('the account keeps its own, whichever of its pages a link leads to', async ({ shopper }) => {
  await login(shopper, ANNA, '/account');
  for (const path of ['/account', '/account/order', '/account/address', '/account/profile'])
    await isWithin(await shopper.openTab(), path, ACCOUNT);
});
