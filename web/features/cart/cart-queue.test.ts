import { describe, expect, test } from 'vitest';
import { cart, cartItem } from '../../testing/cart-data.ts';
import { type CartAnswer, type CartJob, CartQueue } from './cart-queue.ts';

/** A cart with one pan of the given quantity. */
const cartWith = (quantity: number) => cart(quantity > 0 ? [cartItem({ id: 'pan', quantity })] : []);

/** A shop whose responses the test resolves one by one. */
class SlowShop {
  readonly asked: CartJob[] = [];
  readonly #open: { resolve(answer: CartAnswer): void; reject(reason: unknown): void }[] = [];

  readonly send = (job: CartJob): Promise<CartAnswer> => {
    this.asked.push(job);
    return new Promise((resolve, reject) => this.#open.push({ resolve, reject }));
  };

  async answer(quantity: number): Promise<void> {
    this.#open.shift()?.resolve({ cart: cartWith(quantity), userErrors: [] });
    await new Promise((resolve) => setTimeout(resolve));
  }

  async breakDown(): Promise<void> {
    this.#open.shift()?.reject(new Error('gone'));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function begin(quantity: number) {
  const shop = new SlowShop();
  const queue = new CartQueue(shop.send, () => {});
  queue.adopt(cartWith(quantity));
  const shown = () => queue.view().cart?.items[0]?.quantity;
  const set = (wanted: number) => queue.enqueue({ kind: 'set', id: 'pan', quantity: wanted });
  return { shop, queue, shown, set };
}

describe('cart queue', () => {
  test('shows a new quantity and count before the response', () => {
    const { queue, shown, set } = begin(1);
    void set(2);
    expect(shown()).toBe(2);
    expect(queue.view().count).toBe(2);
    expect(queue.view().pending.has('pan')).toBe(true);
  });

  test('merges twenty quick clicks into two requests with the right quantity', async () => {
    const { shop, shown, set } = begin(1);
    for (let quantity = 2; quantity <= 21; quantity += 1) void set(quantity);
    expect(shown()).toBe(21);
    await shop.answer(2);
    expect(shown()).toBe(21);
    await shop.answer(21);
    expect(shop.asked).toEqual([
      { kind: 'set', id: 'pan', quantity: 2 },
      { kind: 'set', id: 'pan', quantity: 21 },
    ]);
    expect(shown()).toBe(21);
  });

  test('ignores a response to an earlier change', async () => {
    const { shop, shown, set } = begin(1);
    void set(5);
    void set(9);
    await shop.answer(5);
    expect(shown()).toBe(9);
  });

  test("applies the shop's corrections", async () => {
    const { shop, queue, shown, set } = begin(1);
    void set(40);
    await shop.answer(12);
    expect(shown()).toBe(12);
    expect(queue.busy).toBe(false);
  });

  test('reverts and reports a failed change', async () => {
    const { shop, shown, set } = begin(3);
    const wish = set(7);
    const failed = expect(wish).rejects.toThrow('gone');
    await shop.breakDown();
    await failed;
    expect(shown()).toBe(3);
  });

  test('removes a line immediately and resolves all pending changes to it', async () => {
    const { shop, queue, shown, set } = begin(2);
    void set(3);
    const removed = queue.enqueue({ kind: 'remove', id: 'pan' });
    const lateChange = set(4);
    expect(shown()).toBe(4);
    await shop.answer(3);
    await shop.answer(4);
    expect((await removed).cart?.totalQuantity).toBe(4);
    expect((await lateChange).cart?.totalQuantity).toBe(4);
  });

  test('counts added pieces before the response', async () => {
    const { shop, queue } = begin(1);
    void queue.enqueue({ kind: 'add', productIds: ['p1'], quantity: 2, idempotencyKey: 'k' });
    expect(queue.view().count).toBe(3);
    await shop.answer(3);
    expect(queue.view()).toMatchObject({ count: 3, adding: 0 });
  });
});
