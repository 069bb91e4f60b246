import type { FastifyInstance } from 'fastify';

/** Pages that are rendered at a time, or wait for Shopware; more would only wait for each other, and hold memory. */
const MAX_RENDERS = 100;
/**
 * The same for pages whose URLs a client can invent without limit, such as filtered listings: so few that rendering them
 * cannot delay cached pages.
 */
const MAX_UNBOUNDED_RENDERS = 10;

/** A page that would have to be rendered is refused. */
export class OverCapacity extends Error {
  constructor() {
    super('pages are requested faster than they can be rendered');
    this.name = 'OverCapacity';
  }
}

/** Limits how many pages are rendered at a time, and refuses all while the event loop lags. Nothing is queued. */
export class RenderGate {
  readonly #app: Pick<FastifyInstance, 'isOverCapacity'>;
  #running = 0;
  #unbounded = 0;

  constructor(app: Pick<FastifyInstance, 'isOverCapacity'>) {
    this.#app = app;
  }

  /**
   * @param bounded whether the shop bounds the number of such URLs
   * @throws OverCapacity at once, with nothing done
   */
  async render<T>(bounded: boolean, work: () => Promise<T>): Promise<T> {
    const isFull = this.#running >= MAX_RENDERS || (!bounded && this.#unbounded >= MAX_UNBOUNDED_RENDERS);
    if (isFull || this.#app.isOverCapacity(bounded ? 'page' : 'filtered-page')) throw new OverCapacity();
    const unbounded = bounded ? 0 : 1;
    this.#running++;
    this.#unbounded += unbounded;
    try {
      return await work();
    } finally {
      this.#running--;
      this.#unbounded -= unbounded;
    }
  }
}
