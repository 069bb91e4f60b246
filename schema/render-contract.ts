/** What the gateway and the web client's server entry owe each other for one page. */

/** A language of the shop. */
export interface ShopLanguage {
  /** Shopware's id. */
  readonly id: string;
  /** BCP 47, e.g. `de-DE`. */
  readonly locale: string;
  readonly label: string;
  /** Empty for the default language as a rule, else `/en`. */
  readonly pathPrefix: string;
  /** BCP 47; how numbers, dates and prices are written: German of a Swiss shop is `de-CH`. */
  readonly formatLocale: string;
}

/** A currency of the shop. */
export interface ShopCurrency {
  /** Shopware's id. */
  readonly id: string;
  /** ISO 4217. */
  readonly isoCode: string;
  readonly symbol: string;
}

/** An error page, rendered in place of a route. */
export interface RenderError {
  /** 404, 408, 500, 502 or 503. */
  readonly status: number;
  readonly maintenance: boolean;
  readonly message?: string;
  readonly requestId: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

/** A persisted operation and its variables. */
export interface PersistedRequest {
  /** SHA-256 of the document, in hexadecimal. */
  readonly hash: string;
  readonly variables?: Record<string, unknown>;
}

/** The result of an operation as GraphQL defines it. */
export interface PersistedResult {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    /** Where in the data it has left a null. */
    readonly path?: readonly (string | number)[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** What the gateway gives for one page. */
export interface RenderInput {
  /** Path and query as requested. */
  readonly url: string;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly languages: readonly ShopLanguage[];
  readonly currencies: readonly ShopCurrency[];
  /** Texts of the backend, laid over the built-in ones. */
  readonly messages: Readonly<Record<string, string>>;
  /** Whether keys are shown instead of texts (`?lang_debug`). */
  readonly langDebug: boolean;
  /** Names the price context that the page is rendered in; empty for the public's. */
  readonly prices: string;
  /** Origin for canonical links, without trailing slash. */
  readonly publicUrl: string;
  /** `G-…` or `GTM-…`; absent without one. Nothing is loaded before a visitor agrees. */
  readonly tagManagerId?: string;
  /** Renders the error page instead of a route. */
  readonly error?: RenderError;
  /** Executes a persisted public operation in process. */
  execute(request: PersistedRequest): Promise<PersistedResult>;
}

/** What comes back: a whole document, or where to go. */
export interface RenderOutput {
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  /** Content of the document's one `<style>`, when it has one; the policy must allow it. */
  readonly sheet?: string;
  /** Whether the page is the same for everybody in this language and currency. */
  readonly cacheable: boolean;
  /** Seconds, when shorter than the gateway's own rule. */
  readonly maxAge?: number;
}

/** The server entry of the web client. */
export type Render = (input: RenderInput) => Promise<RenderOutput>;
