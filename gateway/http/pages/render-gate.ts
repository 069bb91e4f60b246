import type { FastifyInstance } from 'fastify';

/** Pages that are rendered at a time, or wait for Shopware; more would only wait for each other, and hold memory. */
const MAX_RENDERS = 100;

/** A page that would have to be rendered is refused. */
export class OverCapacity extends Error {
  constructor() {
    super('pages are asked for faster than they can be rendered');
    this.name = 'OverCapacity';
  }
}

/** Lets so many pages be rendered at a time, and none while the event loop lags. Nobody waits. */
export class RenderGate {
  readonly #app: Pick<FastifyInstance, 'isOverCapacity'>;
  #running = 0;

  constructor(app: Pick<FastifyInstance, 'isOverCapacity'>) {
    this.#app = app;
  }

  /** @throws OverCapacity at once, with nothing done */
  async render<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= MAX_RENDERS || this.#app.isOverCapacity('page')) throw new OverCapacity();
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
    }
  }
}
