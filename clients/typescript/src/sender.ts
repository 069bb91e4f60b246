import { type Answer, errorOf, readAnswer } from './answer.ts';
import type { Operation } from './document.ts';
import { KontorError } from './errors.ts';
import type { Connection } from './live.ts';
import type { ClientOptions, RequestOptions } from './options.ts';
import { BEGIN, graphqlRequest, type SentRequest } from './request.ts';
import { RETRY, type Repeatable, type RetryPolicy, waitBeforeNext } from './retry.ts';
import type { Session } from './session.ts';
import type { Limit } from './time.ts';

/** A gateway reads its lists of documents once a minute. */
const UNKNOWN_FOR_MS = 60_000;

/** Ids that a shop did not know, by its address, with the time until which it is not asked again. One for all clients: a server has many. */
const unknownIds = new Map<string, number>();

/** Sends what one shopper asks, with their session, and again where nothing can happen twice. */
export class Sender {
  readonly #options: ClientOptions;
  readonly #session: Session;

  constructor(options: ClientOptions, session: Session) {
    this.#options = options;
    this.#session = session;
  }

  /**
   * Sends an operation with the session's token, by its id where the shop knows it, and takes a new token over.
   * @throws KontorError without any data; `outcomeUnknown` where a change may have happened
   */
  async send(
    operation: Operation,
    variables: unknown,
    options: RequestOptions,
    until: Limit,
  ): Promise<Answer<unknown>> {
    const name = `${this.#options.url} ${operation.id}`;
    let byId =
      this.#options.documents === 'ids' && operation.id !== null && Date.now() >= (unknownIds.get(name) ?? 0);
    const repeatable = repeatableOf(operation, variables);
    try {
      return await this.repeat(repeatable, options, until, async () => {
        try {
          return await this.#once(operation, variables, options, until, byId);
        } catch (error) {
          if (!(byId && error instanceof KontorError && error.code === 'PERSISTED_QUERY_NOT_FOUND'))
            throw error;
          byId = false;
          this.forgetId(operation);
          return this.#once(operation, variables, options, until, byId);
        }
      });
    } catch (error) {
      throw operation.kind === 'mutation' && operation !== BEGIN ? withOutcome(error) : error;
    }
  }

  async #once(
    operation: Operation,
    variables: unknown,
    options: RequestOptions,
    until: Limit,
    byId: boolean,
  ): Promise<Answer<unknown>> {
    const { cookies = false } = this.#options;
    const shared = options.shared === true && operation.kind === 'query';
    const token = shared || cookies ? null : await this.#session.token();
    const request = graphqlRequest(operation, variables, this.#options, options, { token, byId });
    const response = await this.fetch(request, until);
    const issued = response.headers.get('kontor-session-token');
    if (issued !== null && !shared) await this.#session.adopt(issued, token, operation.kind === 'mutation');
    try {
      return await readAnswer(response);
    } catch (error) {
      throw error instanceof KontorError ? error : networkError(error, until);
    }
  }

  /** Whether an operation is sent by its id. */
  #isKnown({ id }: Operation): boolean {
    const { documents, url } = this.#options;
    return documents === 'ids' && id !== null && Date.now() >= (unknownIds.get(`${url} ${id}`) ?? 0);
  }

  /** Sends the text of an operation from now on, whose id the shop does not know. */
  forgetId({ id }: Operation): void {
    unknownIds.set(`${this.#options.url} ${id}`, Date.now() + UNKNOWN_FOR_MS);
  }

  /** Opens a stream of a subscription. */
  async stream(operation: Operation, variables: unknown, options: RequestOptions): Promise<Connection> {
    const { cookies = false } = this.#options;
    const token = await this.#session.token();
    const sent = { token: cookies ? null : token, byId: this.#isKnown(operation) };
    const { url, init } = graphqlRequest(operation, variables, this.#options, options, sent);
    const headers = { ...init.headers, accept: 'text/event-stream' };
    const { signal = new AbortController().signal } = options;
    const response = await this.fetch(
      { url, init: { ...init, headers } },
      { signal, check: () => undefined },
    );
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return { response, token };
    const answer = await readAnswer(response);
    throw errorOf(answer, response.status);
  }

  /** Works until it succeeds, as often and at such intervals as the policy allows for what failed. */
  async repeat<T>(
    repeatable: Repeatable,
    options: RequestOptions,
    until: Limit,
    work: () => Promise<T>,
  ): Promise<T> {
    const policy = this.policy(options);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const wait = error instanceof KontorError ? waitBeforeNext(error, attempt, repeatable, policy) : null;
        if (wait === null) throw error;
        await until.wait(wait);
      }
    }
  }

  /** The policy of the call, else of the client. */
  policy({ retry = this.#options.retry ?? {} }: RequestOptions): RetryPolicy {
    return retry === false ? { ...RETRY, attempts: 1 } : { ...RETRY, ...retry };
  }

  /** @throws KontorError `NETWORK_ERROR` without an answer */
  async fetch(
    { url, init }: SentRequest,
    { signal, check }: Pick<Limit, 'signal' | 'check'>,
  ): Promise<Response> {
    const send = this.#options.fetch ?? fetch;
    try {
      return await send(url, { ...init, signal });
    } catch (cause) {
      check();
      throw new KontorError('The shop cannot be reached', { code: 'NETWORK_ERROR', cause });
    }
  }
}

function networkError(cause: unknown, { check }: Limit): KontorError {
  check();
  return new KontorError('The answer of the shop broke off', { code: 'NETWORK_ERROR', cause });
}

function repeatableOf({ kind, single, name }: Operation, variables: unknown): Repeatable {
  if (kind === 'query' || name === BEGIN.name) return 'always';
  if (!single) return 'refused';
  return hasIdempotencyKey(variables) ? 'always' : 'undone';
}

/** As in `AddToCartInput` and `PlaceOrderInput`. */
function hasIdempotencyKey(variables: unknown): boolean {
  return Object.values(Object(variables)).some(
    (value) => typeof value === 'object' && value !== null && Boolean(Reflect.get(value, 'idempotencyKey')),
  );
}

const UNKNOWN_OUTCOMES = [
  'NETWORK_ERROR',
  'TIME_LIMIT',
  'NOT_GRAPHQL',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
];

function withOutcome(error: unknown): unknown {
  if (!(error instanceof KontorError) || !UNKNOWN_OUTCOMES.includes(error.code)) return error;
  const { message, code, status, requestId, retryAfter, errors, data, cause } = error;
  const details = { code, status, requestId, retryAfter, errors, data, cause };
  return new KontorError(message, { ...details, outcomeUnknown: true });
}
