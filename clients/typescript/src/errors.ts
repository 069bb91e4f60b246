/** An entry of `errors` of an answer. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly code?: string;
    readonly status?: number;
    readonly requestId?: string;
    /** Seconds. */
    readonly retryAfter?: number;
    readonly [name: string]: unknown;
  };
}

/** Codes of the client's own, beside those of the gateway. */
export type ClientCode =
  /** No answer came: no network, or the connection broke. */
  | 'NETWORK_ERROR'
  /** The time limit of the request is over. */
  | 'TIME_LIMIT'
  /** Something answered that is no gateway, such as a proxy's error page. */
  | 'NOT_GRAPHQL';

export interface ErrorDetails {
  readonly code: ClientCode | (string & {});
  /** HTTP status; null without an answer. */
  readonly status?: number | null;
  /** To be given to the operator. */
  readonly requestId?: string | null;
  /** Seconds; null where the gateway does not say. */
  readonly retryAfter?: number | null;
  readonly errors?: readonly GraphqlError[];
  readonly data?: unknown;
  readonly outcomeUnknown?: boolean;
  readonly cause?: unknown;
}

/** What nobody at the keyboard can mend: the shop is busy, away, or was asked wrongly. What a shopper can mend is data (`userErrors`). */
export class KontorError extends Error {
  readonly code: ClientCode | (string & {});
  readonly status: number | null;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  /** All entries of the answer; the first one is this error. */
  readonly errors: readonly GraphqlError[];
  /** What was answered all the same; null for nothing. */
  readonly data: unknown;
  /** Whether a change may have happened although no answer tells: ask what is now, or send it again with the same idempotency key. */
  readonly outcomeUnknown: boolean;

  constructor(message: string, details: ErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'KontorError';
    this.code = details.code;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.errors = details.errors ?? [];
    this.data = details.data ?? null;
    this.outcomeUnknown = details.outcomeUnknown ?? false;
  }
}
