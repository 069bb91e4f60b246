interface GraphQLErrorLike {
  message: string;
  extensions?: Record<string, unknown> | undefined;
}

/** What nobody at the keyboard can mend: the gateway's `extensions.code` and `status`, or `NETWORK` with status 0. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** HTTP status to show; 0 when the gateway was not reached. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** Seconds to wait, for `RATE_LIMITED`. */
  readonly seconds: number | undefined;

  constructor(
    message: string,
    details: { code: string; status: number; requestId?: string | undefined; seconds?: number | undefined },
  ) {
    super(message);
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.seconds = details.seconds;
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Reads the first GraphQL error of an answer; the message stays for the log, shoppers see a text by status. */
export function apiErrorFrom(errors: readonly GraphQLErrorLike[]): ApiError {
  const [error] = errors;
  const extensions = error?.extensions ?? {};
  return new ApiError(error?.message ?? 'No data.', {
    code: text(extensions.code) ?? 'INTERNAL',
    status: number(extensions.status) ?? 500,
    requestId: text(extensions.requestId),
    seconds: number(extensions.seconds) ?? number(extensions.retryAfter),
  });
}
