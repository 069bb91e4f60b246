import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler } from './call.ts';
import { noRoute } from './respond.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

/** How a request to a route of the Store API becomes a call and its answer. */
type Answer = (handler: Handler, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The routes of the Store API. A path that is there answers every other method with 405. */
export class Router {
  readonly #app: FastifyInstance;
  readonly #answer: Answer;
  readonly #methods = new Map<string, Method[]>();

  constructor(app: FastifyInstance, answer: Answer) {
    this.#app = app;
    this.#answer = answer;
  }

  /** Adds a route below `/store-api`, e.g. `/order/download/:orderId/:downloadId`. */
  add(methods: Method | 'GET|POST', url: string, handler: Handler): void {
    const method: Method[] = methods === 'GET|POST' ? ['GET', 'POST'] : [methods];
    const answer = this.#answer;
    this.#app.route({ method, url, handler: (request, reply) => answer(handler, request, reply) });
    this.#methods.set(url, [...(this.#methods.get(url) ?? []), ...method]);
  }

  /** To be called when all routes have been added. */
  refuseOtherMethods(): void {
    for (const [url, allow] of this.#methods) {
      const method = METHODS.filter((other) => !allow.includes(other));
      this.#app.route({
        method,
        url,
        handler: (request) => {
          throw noRoute(request, allow);
        },
      });
    }
  }
}
