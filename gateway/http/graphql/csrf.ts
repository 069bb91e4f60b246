import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { CheckedOperation } from './documents.ts';

/** What a page of another site sends only after it was allowed to (Fetch, "CORS-preflight fetch"). */
const PREFLIGHT_HEADERS = [
  'kontor-locale',
  'kontor-currency',
  'authorization',
  'apollo-require-preflight',
  'x-apollo-operation-name',
];

/** How an operation came. */
interface CsrfCheck {
  /** Whether its document was persisted with the shop. */
  readonly persisted: boolean;
  /** Whether only persisted documents may come in a link. */
  readonly strict: boolean;
  /** Whether the page that asks is one of those that may (`CORS_ORIGINS`). */
  readonly listed: boolean;
}

/**
 * Why a request must not be answered that another site could have had a browser send (CSRF): a mutation by GET, a
 * personal query by a mere link, and, where that is strict, any query that was not persisted with the
 * shop. Null for all others. A POST brings a content type that no form can send; one of a page on another site, where the
 * browser says so, is refused all the same unless that page is listed.
 */
export function csrfViolation(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  { kind, policy }: Pick<CheckedOperation, 'kind' | 'policy'>,
  { persisted, strict, listed }: CsrfCheck,
): GraphQLError | null {
  if (method === 'POST') {
    // Says the browser itself, where it says it at all (Fetch Metadata).
    if (headers['sec-fetch-site'] !== 'cross-site' || listed) return null;
    return refusal('This page may not ask here', 'ORIGIN_NOT_ALLOWED', 403);
  }
  if (kind !== 'query') return refusal('A mutation needs POST', 'METHOD_NOT_ALLOWED', 405);
  if (policy.scope === 'PUBLIC' && (persisted || !strict)) return null;
  if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return null;
  return refusal(
    'This query needs POST, or a header that no link sends, such as kontor-locale',
    'PREFLIGHT_NEEDED',
    403,
  );
}

function refusal(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, status } });
}
