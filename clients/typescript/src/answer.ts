import { type GraphqlError, KontorError } from './errors.ts';

/** A GraphQL answer. */
export interface Answer<Data> {
  readonly data: Data | null;
  /** Empty where all of it was answered. */
  readonly errors: readonly GraphqlError[];
  /** To be given to the operator when something is wrong. */
  readonly requestId: string | null;
}

/**
 * Reads the body of a GraphQL answer.
 * @throws KontorError for an answer without data, and for what is no GraphQL answer
 */
export async function readAnswer(response: Response): Promise<Answer<unknown>> {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id');
  const answer = answerIn(parsed(await response.text()), requestId);
  if (answer === null)
    throw new KontorError(`What answered with status ${status} is no GraphQL endpoint${at(response)}`, {
      code: 'NOT_GRAPHQL',
      status,
      requestId,
      retryAfter: retryAfter(headers),
    });
  if (answer.data === null) throw errorOf(answer, status, retryAfter(headers));
  return answer;
}

/** Where an answer is from, without what was asked. */
function at({ url }: Response): string {
  // A `fetch` of a framework may leave it out.
  return url ? `: ${url.replace(/[?#].*$/, '')}` : '';
}

/** The GraphQL answer in a body; null where it is none. */
export function answerIn(body: unknown, requestId: string | null): Answer<unknown> | null {
  if (!isRecord(body) || !('data' in body || Array.isArray(body['errors']))) return null;
  const errors = Array.isArray(body['errors']) ? body['errors'].filter(isGraphqlError) : [];
  return { data: body['data'] ?? null, errors, requestId };
}

/** The first error of an answer, which has one or no data. */
export function errorOf(
  { data, errors, requestId }: Answer<unknown>,
  status: number,
  wait: number | null = null,
): KontorError {
  const [{ message, extensions = {} } = { message: `An answer with status ${status} without data` }] = errors;
  return new KontorError(message, {
    code: extensions.code ?? 'NOT_GRAPHQL',
    status: extensions.status ?? status,
    requestId: extensions.requestId ?? requestId,
    retryAfter: extensions.retryAfter ?? wait,
    errors,
    data,
  });
}

/** Seconds of `Retry-After` (RFC 9110, 10.2.3); null without one. */
export function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null || value === '') return null;
  const seconds = Number.isFinite(Number(value)) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** JSON of a text; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isGraphqlError(value: unknown): value is GraphqlError {
  return isRecord(value) && typeof value['message'] === 'string';
}
