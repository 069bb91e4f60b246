import type { FastifyReply } from 'fastify';
import type { GraphQLError } from 'graphql';
import { programError } from '../../domains/shared/problem.ts';
import { CLIENT_NAME_HEADERS } from '../../plugins/client.ts';
import type { Operation } from './operations.ts';

/** Headers that a cross-site page can send only after a preflight (Fetch, "CORS-preflight fetch"). */
const PREFLIGHT_HEADERS = [
  'kontor-locale',
  'kontor-currency',
  'authorization',
  'apollo-require-preflight',
  'graphql-require-preflight',
  'x-apollo-operation-name',
  ...CLIENT_NAME_HEADERS,
];
/** Content types that a page can send without a preflight (Fetch, "CORS-safelisted request-header"). */
const SIMPLE_TYPES = /^\s*(?:text\/plain|application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Returns the reason to refuse a request that another site could make a browser send (CSRF); null if there is none. No form
 * can send the content type of a POST, so a POST is refused only where Fetch Metadata shows a page of an unlisted site.
 */
export function csrfViolation(
  { kind, policy, origin }: Operation,
  reply: FastifyReply,
  production: boolean,
): GraphQLError | null {
  const { method, headers } = reply.request;
  if (method === 'POST') {
    // The page's origin may be in `CORS_ORIGINS`.
    if (headers['sec-fetch-site'] !== 'cross-site' || reply.hasHeader('access-control-allow-origin'))
      return null;
    return programError('ORIGIN_NOT_ALLOWED', 403, 'The origin of this page is not allowed');
  }
  if (kind !== 'query') {
    reply.header('allow', 'POST');
    return programError('METHOD_NOT_ALLOWED', 405, 'Mutations and subscriptions need POST');
  }
  // Links may carry ad-hoc documents only in development.
  if (policy.scope === 'PUBLIC' && (origin !== 'sent' || !production)) return null;
  if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const type = headers['content-type'];
  if (type?.includes('/') && !SIMPLE_TYPES.test(type)) return null;
  return programError(
    'PREFLIGHT_NEEDED',
    403,
    'This query needs POST, or a header that requires a preflight, such as content-type: application/json',
  );
}
