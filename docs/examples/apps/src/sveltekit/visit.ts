import { idempotencyKey } from '@kontor/client';
import * as checkout from './checkout/+page.server.ts';
import type { RequestEvent } from './kit.ts';
import * as shelf from './shelf/+page.server.ts';

/**
 * Calls `load` and the actions as SvelteKit does for one visitor, who has cookies.
 * `SHOP=http://localhost:3000 node src/sveltekit/visit.ts <id of a category>`
 */
const cookies = new Map<string, string>();
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** @param carried what the browser had when it sent the request; what it has now without */
function event(
  params: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>> = {},
  carried: ReadonlyMap<string, string> = cookies,
): RequestEvent {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return {
    params,
    cookies: {
      get: (name) => carried.get(name),
      set: (name, value) => void cookies.set(name, value),
      delete: (name) => void cookies.delete(name),
    },
    request: { formData: async () => form },
    fetch,
    getClientAddress: () => '203.0.113.7',
  };
}

const category = { category: process.argv[2] ?? '' };
const { products } = await shelf.load(event(category));
const product = products.find((one) => one.available && !one.hasVariants);
if (!product) throw new Error('Nothing to buy here');
say(`${product.name}: ${product.price.unit.formatted}`);

const before = new Map(cookies);
const add = (key: string) => shelf.actions.add(event(category, { product: product.id, key }, before));
// Two buttons before the first answer is there, one of them twice: one session, two pieces.
await Promise.all([add(product.key), add(idempotencyKey()), add(product.key)]);
const { cart } = await shelf.load(event(category));
say(`Dans le panier: ${cart?.count}`);

const page = await checkout.load(event({}));
const { errors, order } = await checkout.actions.order(
  event(
    {},
    {
      firstName: 'Anne',
      lastName: 'Muster',
      email: 'anne.muster@example.com',
      street: 'Rue du Lac 1',
      zipcode: '1003',
      city: 'Lausanne',
      country: page.countries.find(({ iso }) => iso === 'CH')?.id ?? '',
      key: page.key,
      terms: 'on',
    },
  ),
);
for (const { message } of errors) say(message);
say(`Commande ${order?.number}: ${order?.total.formatted}`);
