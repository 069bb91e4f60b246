import type { FastifyInstance } from 'fastify';

/** Maximum number of pages in progress; more would only use memory. */
const MAX_RENDERS = 100;
/**
 * The same for pages with unbounded URLs, such as filtered listings: few enough not to delay cached pages.
 */
const MAX_UNBOUNDED_RENDERS = 10;

export class OverCapacity extends Error {
  constructor() {
    super('pages are requested faster than they can be rendered');
    this.name = 'OverCapacity';
  }
}

/** Limits the number of pages in progress, and refuses all while the event loop delay is high. Nothing is queued. */
export class RenderGate {
  readonly #app: Pick<FastifyInstance, 'isOverCapacity'>;
  #running = 0;
  #unbounded = 0;

  constructor(app: Pick<FastifyInstance, 'isOverCapacity'>) {
    this.#app = app;
  }

  /**
   * @param bounded whether the shop bounds the number of such URLs
   * @throws OverCapacity immediately
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
