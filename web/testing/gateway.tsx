import type { ReactNode } from 'react';
import { startCart } from '../features/cart/public/cart-store.ts';
import type { Api, Operation } from '../shared/graphql/api.ts';
import { ApiError, apiErrorFrom } from '../shared/graphql/api-error.ts';
import { setCurrentApi } from '../shared/graphql/current-api.ts';
import type { Shop } from '../shared/i18n/shop.ts';

/** No data: the answer never comes, the question does not arrive, or it is refused with a code that nobody can mend. */
type Failure = 'never' | 'offline' | { readonly code: string; readonly status: number };
type Data<Answer, Variables> = Answer | ((variables: Variables) => Answer);
type Reply<Answer, Variables> = { readonly data: Data<Answer, Variables> } | Failure;

/** What was asked of one operation, and what is answered: the replies in turn, the last one from then on. */
interface Line {
  readonly asked: unknown[];
  replies: readonly Reply<unknown, never>[];
}

/**
 * The gateway as a test of a screen wants it. All that knows how screens reach the gateway is in this file; screens ask
 * as they do in the shop.
 */
export class TestGateway {
  readonly #lines = new Map<string, Line>();
  readonly #unanswered: string[] = [];

  /** Answers an operation; with several, one after the other, and the last one from then on. */
  answer<Answer, Variables>(
    operation: Operation<Answer, Variables>,
    ...answers: Data<NoInfer<Answer>, NoInfer<Variables>>[]
  ): void {
    this.reply(operation, ...answers.map((data) => ({ data })));
  }

  /** As {@link answer}, with failures among the answers. */
  reply<Answer, Variables>(
    operation: Operation<Answer, Variables>,
    ...replies: Reply<NoInfer<Answer>, NoInfer<Variables>>[]
  ): void {
    const line = this.#line(operation.hash);
    line.replies = replies as readonly Reply<unknown, never>[];
    line.asked.length = 0;
  }

  /** Variables of each time that an operation was asked for since its answers were given, the oldest first. */
  asked<Variables>(operation: Operation<unknown, Variables>): Variables[] {
    return this.#line(operation.hash).asked as Variables[];
  }

  /** Lets screens ask this gateway. */
  connect(): void {
    setCurrentApi(this.#api());
  }

  /** Begins to keep the cart, as a page does once it has arrived. */
  startCart(shop: Shop): void {
    startCart(this.#api(), shop);
  }

  /** What stands around a screen so that it can ask. */
  around(screen: ReactNode): ReactNode {
    return screen;
  }

  /** @throws Error when something was asked for that the test did not expect */
  close(): void {
    if (this.#unanswered.length > 0) {
      throw new Error(`No answer was given for ${this.#unanswered.join(', ')}.`);
    }
  }

  #line(hash: string): Line {
    const line = this.#lines.get(hash) ?? { asked: [], replies: [] };
    this.#lines.set(hash, line);
    return line;
  }

  #api(): Api {
    const ask = async <Answer, Variables>(
      { hash }: Operation<Answer, Variables>,
      variables: Variables,
    ): Promise<Answer> => (await this.#data(hash, variables)) as Answer;
    return { query: ask, personal: ask, mutate: ask };
  }

  async #data(hash: string, variables: unknown): Promise<unknown> {
    const line = this.#line(hash);
    const reply = line.replies[Math.min(line.asked.length, line.replies.length - 1)];
    line.asked.push(variables);
    if (reply === undefined) this.#unanswered.push(`${hash} with ${JSON.stringify(variables)}`);
    if (reply === 'never') return new Promise(() => {});
    if (reply === undefined || reply === 'offline') {
      throw new ApiError('Failed to fetch', { code: 'NETWORK', status: 0 });
    }
    if ('code' in reply) throw apiErrorFrom([{ message: reply.code, extensions: { ...reply } }]);
    const { data } = reply;
    return typeof data === 'function' ? data(variables as never) : data;
  }
}
