import type { ReactNode } from 'react';
import { startCart } from '../features/cart/public/cart-store.ts';
import { ClientProvider, currentClient, startClient } from '../shared/graphql/current-client.tsx';
import { createBrowserClient } from '../shared/graphql/exchanges.ts';
import type { OperationDocument } from '../shared/graphql/operation-document.ts';
import type { Shop } from '../shared/i18n/shop.ts';

/** A response without data: pending forever, a network error, or a rejection with a code that the shopper cannot resolve. */
type Failure = 'never' | 'offline' | { readonly code: string; readonly status: number };
type Data<Answer, Variables> = Answer | ((variables: Variables) => Answer | Promise<Answer>);
type Reply<Answer, Variables> = { readonly data: Data<Answer, Variables> } | Failure;

/** Requests of one operation and its replies, in order; the last reply repeats. */
interface Line {
  readonly requests: unknown[];
  replies: readonly Reply<unknown, never>[];
}

/**
 * Fake gateway for screen tests. Only this file depends on the transport; screens send requests as in
 * production.
 */
export class TestGateway {
  readonly #lines = new Map<string, Line>();
  readonly #unanswered: string[] = [];
  readonly #files = new Map<string, () => Response>();

  /** Sets the responses of an operation, in order; the last one repeats. */
  answer<Answer, Variables>(
    operation: OperationDocument<Answer, Variables>,
    ...answers: Data<NoInfer<Answer>, NoInfer<Variables>>[]
  ): void {
    this.reply(operation, ...answers.map((data) => ({ data })));
  }

  /** Like {@link answer}, with failures among the responses. */
  reply<Answer, Variables>(
    operation: OperationDocument<Answer, Variables>,
    ...replies: Reply<NoInfer<Answer>, NoInfer<Variables>>[]
  ): void {
    const line = this.#line(operation.documentId);
    line.replies = replies as readonly Reply<unknown, never>[];
    line.requests.length = 0;
  }

  /** Variables of each request since the responses were set, oldest first. */
  variablesOf<Variables>(operation: OperationDocument<unknown, Variables>): Variables[] {
    return this.#line(operation.documentId).requests as Variables[];
  }

  /** Sets the response to GET for a file path; by default the connection fails. */
  serve(path: string, response: () => Response): void {
    this.#files.set(path, response);
  }

  /** Routes requests from screens to this gateway. */
  connect(): void {
    globalThis.fetch = (address, request) => this.#fetch(String(address), request?.body);
    const create = () => createBrowserClient('de-DE', 'CHF', {});
    startClient(create(), create);
  }

  /** Starts the cart store, as hydration does. */
  startCart(shop: Shop): void {
    startCart(shop);
  }

  /** Providers that a screen needs for requests. */
  around(screen: ReactNode): ReactNode {
    return <ClientProvider client={currentClient()}>{screen}</ClientProvider>;
  }

  /** @throws Error after an unexpected request */
  close(): void {
    if (this.#unanswered.length > 0) {
      throw new Error(`No answer was given for ${this.#unanswered.join(', ')}.`);
    }
  }

  #line(hash: string): Line {
    const line = this.#lines.get(hash) ?? { requests: [], replies: [] };
    this.#lines.set(hash, line);
    return line;
  }

  async #fetch(address: string, body: unknown): Promise<Response> {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (pathname !== '/graphql') {
      const file = this.#files.get(pathname);
      if (!file) throw new TypeError('Failed to fetch');
      return file();
    }
    const sent: { variables?: unknown; extensions: { persistedQuery: { sha256Hash: string } } } =
      typeof body === 'string'
        ? JSON.parse(body)
        : {
            variables: JSON.parse(searchParams.get('variables') ?? '{}'),
            extensions: JSON.parse(searchParams.get('extensions') ?? '{}'),
          };
    return Response.json(await this.#answer(sent.extensions.persistedQuery.sha256Hash, sent.variables));
  }

  async #answer(hash: string, variables: unknown): Promise<{ data: unknown; errors?: unknown[] }> {
    const line = this.#line(hash);
    const reply = line.replies[Math.min(line.requests.length, line.replies.length - 1)];
    line.requests.push(variables);
    if (reply === undefined) this.#unanswered.push(`${hash} with ${JSON.stringify(variables)}`);
    if (reply === 'never') return new Promise(() => {});
    if (reply === undefined || reply === 'offline') throw new TypeError('Failed to fetch');
    if ('code' in reply) return { data: null, errors: [{ message: reply.code, extensions: { ...reply } }] };
    const { data } = reply;
    return { data: typeof data === 'function' ? await data(variables as never) : data };
  }
}
