import type { Print } from './document.ts';
import type { RetryPolicy } from './retry.ts';
import type { SessionStorage } from './session.ts';

/** In which language and currency the shop answers. */
export interface ShopContext {
  /** BCP 47 tag, one of the shop's `languages`; its default one without. */
  readonly locale?: string | undefined;
  /** ISO 4217 code, one of the shop's `currencies`; its default one without. */
  readonly currency?: string | undefined;
}

export interface ClientOptions extends ShopContext {
  /** Address of the shop, such as `https://shop.example`: without `/graphql`. */
  readonly url: string;
  /** Name and version of the frontend, by which operators tell it from others: up to 64 printable ASCII characters each. */
  readonly clientName: string;
  readonly clientVersion: string;
  /** Key that the operator has handed out; for servers and kiosks, never in what is delivered to browsers or phones. */
  readonly clientKey?: string | undefined;
  /** Address of the buyer for whom a server asks; only with `clientKey`. */
  readonly buyerAddress?: string | undefined;
  /** Where the shopper's session is kept; in memory without. One client is one shopper. */
  readonly session?: SessionStorage;
  /**
   * Of a server with a client for each request: what tells one browser from another before it has a session, such as a random id
   * in a cookie that the page has set. First changes of one visitor that come at once begin one session. It is worth as much as the session
   * for half a minute: never an address, nor anything else that can be guessed.
   */
  readonly visitor?: string | undefined;
  /** Sends the shop's cookie in place of a bearer: in a browser, on the same site as the shop. */
  readonly cookies?: boolean;
  /** `false` sends each request once. */
  readonly retry?: Partial<RetryPolicy> | false;
  /** For a request with all its repetitions, in milliseconds; 30000 without. */
  readonly timeLimitMs?: number;
  /**
   * `ids` sends the id of a document in place of its text, where it has one and the gateway knows it. Of one that it does not know
   * the text is sent, for a minute without asking again.
   */
  readonly documents?: 'texts' | 'ids';
  /** `print` of `graphql`; needed for documents of `documentMode: "documentNode"`. */
  readonly print?: Print;
  /** In place of the global one: a framework's, or one that streams. */
  readonly fetch?: typeof fetch;
}

export interface RequestOptions extends ShopContext {
  readonly signal?: AbortSignal | undefined;
  readonly timeLimitMs?: number;
  readonly retry?: Partial<RetryPolicy> | false;
  /**
   * Asks by GET and without the session, so that a browser, a CDN or a server may answer out of a cache. For queries of public
   * fields alone (`@cacheControl(scope: PUBLIC)`), with everybody's prices.
   */
  readonly shared?: boolean;
}
