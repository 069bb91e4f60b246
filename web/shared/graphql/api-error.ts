import type { CombinedError, OperationResult } from 'urql';
import type { Translate } from '../i18n/translate.ts';

/** The gateway's `extensions.code` and `status`, or `NETWORK` with status 0. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** HTTP status to show; 0 if the gateway is unreachable. */
  readonly status: number;
  readonly requestId: string | undefined;
  /** Path of the argument that a `BAD_USER_INPUT` is about. */
  readonly field: readonly string[];
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      code: string;
      status: number;
      requestId?: string | undefined;
      field?: readonly string[] | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.field = details.field ?? [];
    this.retryAfter = details.retryAfter;
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Its message is for logs; shoppers see a text by status. */
export function apiErrorOf({ graphQLErrors: [first], networkError, message }: CombinedError): ApiError {
  if (!first) return new ApiError(message, { code: 'NETWORK', status: 0, cause: networkError });
  const { code, status, requestId, field, retryAfter } = first.extensions;
  return new ApiError(first.message, {
    code: text(code) ?? 'INTERNAL',
    status: number(status) ?? 500,
    requestId: text(requestId),
    field: Array.isArray(field) ? field.map(String) : [],
    retryAfter: number(retryAfter),
  });
}

/** @throws ApiError for missing or incomplete data */
export async function dataOf<Data>(
  answer: PromiseLike<Pick<OperationResult<Data>, 'data' | 'error'>>,
): Promise<Data> {
  // urql sends on `then`, which `await` alone would call after React has rendered.
  const { data, error } = await answer.then((result) => result);
  if (error) throw apiErrorOf(error);
  if (data == null) throw new ApiError('No data.', { code: 'INTERNAL', status: 500 });
  return data;
}

let t: Translate | null = null;

/** Must be called before failures are shown. */
export function setFailureLanguage(translate: Translate): void {
  t = translate;
}

/** Text for an unreachable shop. */
export function unreachedText(): string {
  return t?.('error.network') ?? '';
}

/** User errors have their own text. */
export function failureText(reason: unknown): string {
  if (!t) return '';
  if (reason instanceof ApiError) {
    if (reason.code === 'RATE_LIMITED') return t('error.rateLimited', { seconds: reason.retryAfter ?? 60 });
    if (reason.code === 'NETWORK') return unreachedText();
    if (reason.code === 'UPSTREAM_TIMEOUT') return t('error.408.text');
    if (reason.code === 'MAINTENANCE_MODE') return t('maintenance.text');
  }
  return t('error.general');
}
