import type { FastifyInstance } from 'fastify';

/** Maximum number of pages in progress; more would only use memory. */
const MAX_RENDERS = 100;
/**
 * The same for pages with unbounded URLs, such as filtered listings: few enough not to delay cached pages.
 */
const MAX_UNBOUNDED_RENDERS = 10;

/** Pages are requested faster than they can be rendered. */
export class OverCapacity extends Error {}

/**
 * Renders a page, or throws OverCapacity immediately.
 * @param bounded whether the shop bounds the number of such URLs
 */
export type RenderGate = <T>(bounded: boolean, render: () => Promise<T>) => Promise<T>;

/** Limits the number of pages in progress, and refuses all while the event loop delay is high. Nothing is queued. */
export function renderGate(app: Pick<FastifyInstance, 'isOverCapacity'>): RenderGate {
  let running = 0;
  let runningUnbounded = 0;
  return async (bounded, render) => {
    const isFull = running >= MAX_RENDERS || (!bounded && runningUnbounded >= MAX_UNBOUNDED_RENDERS);
    if (isFull || app.isOverCapacity(bounded ? 'page' : 'filtered-page')) throw new OverCapacity();
    const unbounded = bounded ? 0 : 1;
    running++;
    runningUnbounded += unbounded;
    try {
      return await render();
    } finally {
      running--;
      runningUnbounded -= unbounded;
    }
  };
}
