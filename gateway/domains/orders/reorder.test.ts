import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login, newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

const DEMO = { email: 'anna@example.ch', password: 'kontor-demo' };
/** A customer with an unpaid order. */
async function buyer(): Promise<{ readonly shopper: Shopper; readonly id: string }> {
  const { shopper } = await newCustomer(gateway);
  await addToCart(shopper, product, 2);
  const payload = await placeOrder(shopper, `order-${Math.random()}`);
  return { shopper, id: textAt(payload, 'order', 'id') };
}

async function reorder(shopper: Shopper, orderId: string): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: IdInput!) { reorder(input: $input) {
      cart { items { id quantity } notices { code } } missing userErrors { code field } } }`,
    { input: { id: orderId } },
  );
  return data['reorder'];
}

describe('repeating an order', () => {
  beforeEach(() => {
    gateway.sandbox.controls.setProduct(product, { active: true, stock: 100 });
  });

  test('adds each product once, with its product id', async () => {
    const { shopper, id } = await buyer();
    expect(await reorder(shopper, id)).toMatchObject({
      cart: { items: [{ id: `cart-item:${product}`, quantity: 2 }] },
      missing: [],
      userErrors: [],
    });
    expect(at(await reorder(shopper, id), 'cart', 'items')).toEqual([
      { id: `cart-item:${product}`, quantity: 4 },
    ]);
  });

  test('reports discontinued products and short stock', async () => {
    const { shopper, id } = await buyer();
    gateway.sandbox.controls.setProduct(product, { stock: 1 });
    const less = await reorder(shopper, id);
    expect(at(less, 'missing')).toEqual([]);
    gateway.sandbox.controls.setProduct(product, { active: false });
    const gone = await reorder(shopper, id);
    expect(at(gone, 'missing')).toHaveLength(1);
    expect(textAt(gone, 'missing', 0)).not.toBe('');
    expect(at(gone, 'cart', 'items')).toEqual([]);
  });

  test('skips promotions, credits and custom lines', async () => {
    const shopper = new Shopper(gateway.url);
    await login(shopper, DEMO.email, DEMO.password);
    const { customer } = await shopper.ask(
      `{ customer { orders(first: 50) { nodes { id items { type } } } } }`,
    );
    const list = at(customer, 'orders', 'nodes');
    const mixed = (Array.isArray(list) ? list : []).find((entry) => JSON.stringify(entry).includes('CREDIT'));
    const payload = await reorder(shopper, textAt(mixed, 'id'));
    expect(at(payload, 'missing')).toEqual([]);
    expect(at(payload, 'cart', 'items')).toHaveLength(2);
    await shopper.ask('mutation { clearCart { cart { totalQuantity } } }');
  });
});
