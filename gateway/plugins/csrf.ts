import fp from 'fastify-plugin';
import type { GraphQLError } from 'graphql';
import { programError } from '../domains/shared/problem.ts';
import { CLIENT_NAME_HEADERS } from './client.ts';

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

interface RequestedOperation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Whether its response is public. */
  readonly shared: boolean;
  readonly persisted: boolean;
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * The reason to refuse a request that another site could make a browser send (CSRF); null if there is none. Refused
     * are a mutation by GET, a personal query by a plain link, in production any query by a plain link that is not
     * persisted, and, where Fetch Metadata shows it, a POST from a page of a site that is not listed (no form can send
     * the content type of a POST).
     */
    csrfViolation(operation: RequestedOperation): GraphQLError | null;
  }
}

/** CSRF protection of GraphQL operations. */
export const csrfPlugin = fp(async (app) => {
  // Links may carry ad-hoc documents only in development.
  const { production } = app.configuration;
  app.decorateReply('csrfViolation', function ({ kind, shared, persisted }) {
    const { method, headers } = this.request;
    // The page's origin may be in `CORS_ORIGINS`.
    const listed = this.hasHeader('access-control-allow-origin');
    if (method === 'POST') {
      // Fetch Metadata, where the browser sends it.
      if (headers['sec-fetch-site'] !== 'cross-site' || listed) return null;
      return programError('ORIGIN_NOT_ALLOWED', 403, 'The origin of this page is not allowed');
    }
    if (kind !== 'query')
      return programError('METHOD_NOT_ALLOWED', 405, 'Mutations and subscriptions need POST');
    if (shared && (persisted || !production)) return null;
    if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return null;
    const type = headers['content-type'];
    if (type?.includes('/') && !SIMPLE_TYPES.test(type)) return null;
    return programError(
      'PREFLIGHT_NEEDED',
      403,
      'This query needs POST, or a header that requires a preflight, such as content-type: application/json',
    );
  });
});
