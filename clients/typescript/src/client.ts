import { type Answer, errorOf } from './answer.ts';
import { beginOnce, forgetBeginning } from './beginnings.ts';
import { type Operation, operationOf, type TypedDocument } from './document.ts';
import { type Connection, live } from './live.ts';
import type { ClientOptions, RequestOptions, ShopContext } from './options.ts';
import { addressOf, BEGIN, checkUrl, credentialsOf, shopHeaders } from './request.ts';
import { Sender } from './sender.ts';
import { memorySession, Session } from './session.ts';
import { type Limit, limit } from './time.ts';
import { readUpload, type Uploaded } from './upload.ts';

const TIME_LIMIT_MS = 30_000;

/** Variables may be left out where none is needed. */
export type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables | null, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/**
 * Begins the client of one shopper at one shop.
 * @throws TypeError for a `url` that is no address of a shop
 */
export function createClient(options: ClientOptions): KontorClient {
  checkUrl(options);
  return new KontorClient(options, new Session(options.session ?? memorySession()));
}

/** One shopper at one shop. */
export class KontorClient {
  readonly #options: ClientOptions;
  readonly #session: Session;
  readonly #sender: Sender;

  /** Use {@link createClient}. */
  constructor(options: ClientOptions, session: Session) {
    this.#options = options;
    this.#session = session;
    this.#sender = new Sender(options, session);
  }

  /**
   * Asks; sent again after failures that pass.
   * @throws KontorError for an answer with any error; its `data` is what was answered all the same
   */
  async query<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...[variables, options]: Arguments<Variables>
  ): Promise<Data> {
    return whole(await this.#run(document, 'query', variables, options));
  }

  /**
   * Changes something, after the changes that were sent before. Without a session one is begun first. Sent again only where
   * nothing can happen twice: with an `idempotencyKey`, or when it was refused.
   * @throws KontorError for an answer with any error; `outcomeUnknown` where the change may have happened
   */
  async mutate<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...[variables, options]: Arguments<Variables>
  ): Promise<Data> {
    return whole(await this.#run(document, 'mutation', variables, options));
  }

  /**
   * Asks or changes, and answers with data and errors side by side: for a screen of which one part may be missing.
   * @throws KontorError for an answer without any data
   */
  async execute<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...[variables, options]: Arguments<Variables>
  ): Promise<Answer<Data>> {
    return this.#run(document, null, variables, options);
  }

  /**
   * Tells the state of now, and that after each change, for as long as somebody reads: `for await (const data of …)`. The
   * session is begun where there is none, and the stream opened anew when it ends or breaks off. It needs a `fetch` that streams;
   * React Native's own does not.
   * @throws KontorError for what coming again does not mend; the signal's reason once it is aborted
   */
  async *subscribe<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...[variables, options = {}]: Arguments<Variables>
  ): AsyncGenerator<Data> {
    const operation = operationOf(document, this.#options.print);
    if (operation.kind !== 'subscription')
      throw new TypeError(`${operation.name ?? 'This document'} is a ${operation.kind}`);
    const session = this.#session;
    const answers = live({
      signal: options.signal,
      retry: this.#sender.policy(options),
      settledToken: () =>
        session.inTurn(
          () => session.token(),
          (before) => before,
        ),
      connect: (signal) => this.#connect(operation, variables, { ...options, signal }),
      unknown: () => this.#sender.forgetId(operation),
    });
    // The document says of which type they are; nothing checks an answer at run time.
    for await (const data of answers) yield data as Data;
  }

  /**
   * Sends a file of a form to the shop.
   * @param name as the person knows it, with its ending
   * @throws KontorError where another file would not help
   */
  async upload(file: Blob, name: string, options: RequestOptions = {}): Promise<Uploaded> {
    const sent = {
      method: 'POST',
      body: file,
      credentials: credentialsOf(this.#options),
      headers: {
        ...shopHeaders(this.#options, options, await this.#session.token()),
        'content-type': file.type === '' ? 'application/octet-stream' : file.type,
        'x-file-name': encodeURIComponent(name),
      },
    };
    return this.#limited(options, (until) =>
      // What nobody refers to is swept away, so that a file may arrive twice.
      this.#sender.repeat('always', options, until, async () =>
        readUpload(await this.#sender.fetch({ url: addressOf(this.#options, '/upload'), init: sent }, until)),
      ),
    );
  }

  /**
   * Opens a file of the shopper's, such as the `url` of an order's document.
   * @param path as the schema tells it
   * @throws KontorError without an answer; another status than 200 is the caller's to read
   */
  async open(path: string, options: RequestOptions = {}): Promise<Response> {
    const url = addressOf(this.#options, path);
    if (!url.startsWith(addressOf(this.#options, '/')))
      throw new TypeError(`${path} is no file of this shop`);
    const headers = shopHeaders(this.#options, options, await this.#session.token());
    const init = { headers, credentials: credentialsOf(this.#options) };
    return this.#limited(options, (until) => this.#sender.fetch({ url, init }, until));
  }

  /** The same shopper in another language or currency. */
  withContext(context: ShopContext): KontorClient {
    return new KontorClient({ ...this.#options, ...context }, this.#session);
  }

  /** The session's token as it is now, for whoever keeps it by themselves; null without a session. */
  sessionToken(): Promise<string | null> {
    return this.#session.token();
  }

  /** Forgets the session on this device, after the changes that were sent before; `logout` of the schema ends it at the shop. */
  forgetSession(): Promise<void> {
    return this.#session.inTurn(
      async () => {
        const visitor = this.#visitor();
        if (visitor !== null) forgetBeginning(visitor);
        await this.#session.forget();
      },
      (before) => before,
    );
  }

  async #run<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    expected: Operation['kind'] | null,
    variables: unknown,
    options: RequestOptions = {},
  ): Promise<Answer<Data>> {
    const operation = operationOf(document, this.#options.print);
    if (operation.kind === 'subscription' || (expected ?? operation.kind) !== operation.kind)
      throw new TypeError(`${operation.name ?? 'This document'} is a ${operation.kind}`);
    const answer = await this.#limited(options, (until) => {
      if (operation.kind === 'query') return this.#sender.send(operation, variables, options, until);
      return this.#session.inTurn(() => this.#change(operation, variables, options, until), until.orOver);
    });
    // The document says of which type it is; nothing checks an answer at run time.
    return answer as Answer<Data>;
  }

  /** Opens a stream of a subscription, in a session. */
  async #connect(operation: Operation, variables: unknown, options: RequestOptions): Promise<Connection> {
    await this.#limited(options, (until) =>
      this.#session.inTurn(() => this.#begin(options, until), until.orOver),
    );
    return this.#sender.stream(operation, variables, options);
  }

  async #limited<T>(
    { signal, timeLimitMs = this.#options.timeLimitMs ?? TIME_LIMIT_MS }: RequestOptions,
    work: (until: Limit) => Promise<T>,
  ): Promise<T> {
    const until = limit(timeLimitMs, signal);
    try {
      until.check();
      return await work(until);
    } finally {
      until.end();
    }
  }

  async #change(
    operation: Operation,
    variables: unknown,
    options: RequestOptions,
    until: Limit,
  ): Promise<Answer<unknown>> {
    until.check();
    if (operation.name !== BEGIN.name) await this.#begin(options, until);
    return this.#sender.send(operation, variables, options, until);
  }

  /** Begins a session where there is none. */
  async #begin(options: RequestOptions, until: Limit): Promise<void> {
    const session = this.#session;
    if ((await session.token()) !== null || session.begun) return;
    const visitor = this.#visitor();
    const begin = async () => {
      await this.#sender.send(BEGIN, undefined, options, until);
      return session.token();
    };
    const token = await (visitor === null ? begin() : beginOnce(visitor, begin));
    if (token !== null) await session.adopt(token, null, true);
    session.begun = true;
  }

  /** Names the visitor among those of all shops; null where nobody is told from another. */
  #visitor(): string | null {
    const { url, visitor, cookies = false } = this.#options;
    return visitor && !cookies ? `${url} ${visitor}` : null;
  }
}

function whole<Data>(answer: Answer<Data>): Data {
  if (answer.errors.length > 0 || answer.data === null) throw errorOf(answer, 200);
  return answer.data;
}
