/** A language of the shop. */
export interface ShopLanguage {
  id: string;
  /** BCP 47, e.g. `de-DE`. */
  locale: string;
  label: string;
  /** Empty for the default language, else `/en`. */
  pathPrefix: string;
}

/** A currency of the shop. */
export interface ShopCurrency {
  id: string;
  isoCode: string;
  symbol: string;
}

/** An error page to be rendered in place of a route. */
export interface RenderError {
  status: number;
  maintenance: boolean;
  message?: string;
  requestId: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** What the gateway hands to {@link render} for one page. */
export interface RenderInput {
  /** Path and query as asked. */
  url: string;
  locale: string;
  currency: string;
  languages: ShopLanguage[];
  currencies: ShopCurrency[];
  /** Backend texts laid over the built-in messages. */
  messages: Record<string, string>;
  /** Show message keys (`?lang_debug`). */
  langDebug: boolean;
  /** Absolute origin for canonical links. */
  publicUrl: string;
  /** `G-…` or `GTM-…`; absent without one. Nothing is loaded before a visitor agrees. */
  tagManagerId?: string;
  error?: RenderError;
  execute(request: { hash: string; variables?: Record<string, unknown> }): Promise<{
    data?: unknown;
    errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  }>;
}

/** What comes back: a whole document, or where to go. */
export interface RenderOutput {
  status: number;
  location?: string;
  html: string;
  /** The content of the document's one `<style>`, when it has one. */
  sheet?: string;
  /** Whether the page is the same for everybody in this language and currency. */
  cacheable: boolean;
  /** Seconds. */
  maxAge?: number;
}
