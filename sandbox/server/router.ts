import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Handler } from './call.ts';
import { noRoute } from './respond.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

type Answer = (handler: Handler, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A known path answers other methods with 405. */
export class Router {
  readonly #app: FastifyInstance;
  readonly #answer: Answer;
  readonly #methods = new Map<string, Method[]>();

  constructor(app: FastifyInstance, answer: Answer) {
    this.#app = app;
    this.#answer = answer;
  }

  add(methods: Method | 'GET|POST', url: string, handler: Handler): void {
    const method: Method[] = methods === 'GET|POST' ? ['GET', 'POST'] : [methods];
    const answer = this.#answer;
    this.#app.route({ method, url, handler: (request, reply) => answer(handler, request, reply) });
    this.#methods.set(url, [...(this.#methods.get(url) ?? []), ...method]);
  }

  /** Call it after all routes were added. */
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
