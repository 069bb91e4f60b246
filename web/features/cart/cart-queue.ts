import type { CartPartsFragment, UserErrorPartsFragment } from '../../generated/graphql.ts';

export type CartJob =
  | { kind: 'add'; productIds: readonly string[]; quantity: number; idempotencyKey: string }
  | { kind: 'set'; id: string; quantity: number }
  | { kind: 'remove'; id: string }
  | { kind: 'addCode'; code: string }
  | { kind: 'removeCode'; id: string }
  | { kind: 'removeSavedCode'; code: string };

export interface CartAnswer {
  cart: CartPartsFragment | null;
  userErrors: readonly UserErrorPartsFragment[];
}

type Settle = { resolve(answer: CartAnswer): void; reject(reason: unknown): void };

/**
 * Applies changes optimistically and sends them one at a time. Unsent changes to a line are merged: twenty quick clicks make two
 * requests. Serial requests prevent a late response from overwriting a newer one; a failed change is reverted.
 */
export class CartQueue {
  readonly #send: (job: CartJob) => Promise<CartAnswer>;
  readonly #changed: () => void;
  readonly #waiting: { job: CartJob; settles: Settle[] }[] = [];
  #running: CartJob | null = null;
  #cart: CartPartsFragment | null = null;
  version = 0;

  constructor(send: (job: CartJob) => Promise<CartAnswer>, changed: () => void) {
    this.#send = send;
    this.#changed = changed;
  }

  get cart(): CartPartsFragment | null {
    return this.#cart;
  }

  get busy(): boolean {
    return this.#running !== null || this.#waiting.length > 0;
  }

  adopt(cart: CartPartsFragment): void {
    this.#cart = cart;
    this.version += 1;
    this.#changed();
  }

  enqueue(job: CartJob): Promise<CartAnswer> {
    const promise = new Promise<CartAnswer>((resolve, reject) => {
      const settle = { resolve, reject };
      const lineId = lineOf(job);
      const earlier = lineId ? this.#waiting.find((waiting) => lineOf(waiting.job) === lineId) : undefined;
      if (earlier) {
        earlier.job = job;
        earlier.settles.push(settle);
      } else {
        this.#waiting.push({ job, settles: [settle] });
      }
    });
    this.#changed();
    void this.#run();
    return promise;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#running = next.job;
      try {
        const answer = await this.#send(next.job);
        if (answer.cart) {
          this.#cart = answer.cart;
          this.version += 1;
        }
        for (const { resolve } of next.settles) resolve(answer);
      } catch (reason) {
        for (const { reject } of next.settles) reject(reason);
      }
      this.#running = null;
      this.#changed();
    }
  }

  view(): { cart: CartPartsFragment | null; count: number; pending: ReadonlySet<string>; adding: number } {
    const jobs = [...(this.#running ? [this.#running] : []), ...this.#waiting.map(({ job }) => job)];
    const quantities = new Map<string, number>();
    const gone = new Set<string>();
    const unsaved = new Set<string>();
    let adding = 0;
    for (const job of jobs) {
      if (job.kind === 'set') quantities.set(job.id, job.quantity);
      if (job.kind === 'remove') quantities.set(job.id, 0);
      if (job.kind === 'removeCode') gone.add(job.id);
      if (job.kind === 'removeSavedCode') unsaved.add(job.code);
      if (job.kind === 'add') adding += job.productIds.length * job.quantity;
    }
    const cart = this.#cart;
    const pending = new Set(quantities.keys());
    if (!cart) return { cart, count: adding, pending, adding };
    const items = cart.items
      .map((item) => ({ ...item, quantity: quantities.get(item.id) ?? item.quantity }))
      .filter((item) => item.quantity > 0);
    const count = cart.items.reduce(
      (sum, item) =>
        item.orderable ? sum + (quantities.get(item.id) ?? item.quantity) - item.quantity : sum,
      cart.totalQuantity,
    );
    const promotions = cart.promotions.filter(({ id }) => !gone.has(id));
    const savedPromotions = cart.savedPromotions.filter(({ code }) => !unsaved.has(code));
    const shown = { ...cart, items, promotions, savedPromotions };
    return { cart: shown, count: count + adding, pending, adding };
  }
}

function lineOf(job: CartJob): string | null {
  return job.kind === 'set' || job.kind === 'remove' ? job.id : null;
}
