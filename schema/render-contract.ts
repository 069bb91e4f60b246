/** Contract between the gateway and the server entry of the web client. */

/** A language of the shop. */
export interface ShopLanguage {
  /** Shopware's id. */
  readonly id: string;
  /** BCP 47, e.g. `de-DE`. */
  readonly locale: string;
  readonly label: string;
  /** Path prefix such as `/en`; usually empty for the default language. */
  readonly pathPrefix: string;
  /** BCP 47 tag for numbers, dates and prices, e.g. `de-CH` for German in a Swiss shop. */
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

/** An error page. */
export interface RenderError {
  /** 404, 408, 500, 502 or 503. */
  readonly status: number;
  readonly maintenance: boolean;
  readonly message?: string;
  readonly requestId: string;
  /** Seconds until a retry. */
  readonly retryAfter?: number;
}

/** A persisted operation and its variables. */
export interface PersistedRequest {
  /** SHA-256 of the document, in hexadecimal. */
  readonly hash: string;
  readonly variables?: Record<string, unknown>;
}

/** A GraphQL result. */
export interface PersistedResult {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    /** Path of the null in the data. */
    readonly path?: readonly (string | number)[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** Input of a page. */
export interface RenderInput {
  /** Path and query as requested. */
  readonly url: string;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly languages: readonly ShopLanguage[];
  readonly currencies: readonly ShopCurrency[];
  /** Texts of the backend, which override built-in ones. */
  readonly messages: Readonly<Record<string, string>>;
  /** Whether keys are shown instead of texts (`?lang_debug`). */
  readonly langDebug: boolean;
  /** Key of the price context; empty for the public one. */
  readonly prices: string;
  /** Origin for canonical links, without trailing slash. */
  readonly publicUrl: string;
  /** `G-…` or `GTM-…`; loaded after consent. */
  readonly tagManagerId?: string;
  /** Whether Markdown is preferred to HTML. */
  readonly markdown: boolean;
  /** Renders the error page instead of a route. */
  readonly error?: RenderError;
  /** Executes a persisted public operation in process. */
  execute(request: PersistedRequest): Promise<PersistedResult>;
}

/** A document or a redirect. */
export interface RenderOutput {
  readonly status: number;
  readonly location?: string;
  /** HTML, or Markdown if {@link markdown}. */
  readonly html: string;
  /** Absent for HTML, also of a page that has no Markdown. */
  readonly markdown?: boolean;
  /** Content of the `<style>` element, which the CSP must allow. */
  readonly sheet?: string;
  /** Whether the page is public. */
  readonly cacheable: boolean;
  /** Cache lifetime in seconds, if shorter than the default. */
  readonly maxAge?: number;
}

/** The server entry of the web client. */
export type Render = (input: RenderInput) => Promise<RenderOutput>;
