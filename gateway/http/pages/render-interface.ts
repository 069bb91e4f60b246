import type { Currency, Language } from '../../../schema/generated/resolvers.ts';
import type { ExecutionAnswer } from '../graphql/engine.ts';

/** What the web client's server entry is given for a page. */
export interface RenderInput {
  /** Path and query as they were asked. */
  readonly url: string;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly languages: readonly Pick<Language, 'id' | 'locale' | 'label' | 'pathPrefix'>[];
  readonly currencies: readonly Pick<Currency, 'id' | 'isoCode' | 'symbol'>[];
  /** Texts of the backend, to be laid over the built-in ones. */
  readonly messages: Readonly<Record<string, string>>;
  /** Whether keys are shown instead of texts (`?lang_debug`). */
  readonly langDebug: boolean;
  /** Origin for canonical links. */
  readonly publicUrl: string;
  /** `G-…` or `GTM-…`; absent without one. Nothing is loaded before a visitor agrees. */
  readonly tagManagerId?: string;
  /** Renders the error page instead of a route. */
  readonly error?: PageError;
  /** Executes a persisted public operation without a hop over HTTP. */
  execute(request: {
    readonly hash: string;
    readonly variables?: Record<string, unknown>;
  }): Promise<ExecutionAnswer>;
}

/** Why a page cannot be shown. */
export interface PageError {
  /** 404, 408, 500, 502 or 503 (spec §2). */
  readonly status: number;
  readonly maintenance: boolean;
  readonly message?: string;
  readonly requestId: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

/** A whole document, or where to go. */
export interface RenderOutput {
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  /** The content of the document's one `<style>`, when it has one. */
  readonly sheet?: string;
  readonly cacheable: boolean;
  /** Seconds, when shorter than the gateway's own rule. */
  readonly maxAge?: number;
}

export type Render = (input: RenderInput) => Promise<RenderOutput>;
