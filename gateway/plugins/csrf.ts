import fp from 'fastify-plugin';
import { GraphQLError } from 'graphql';

/** What a page of another site sends only after it was allowed to (Fetch, "CORS-preflight fetch"). */
const PREFLIGHT_HEADERS = [
  'kontor-locale',
  'kontor-currency',
  'authorization',
  'apollo-require-preflight',
  'x-apollo-operation-name',
];

/** An operation, and how it came. */
interface AskedOperation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Whether its answer is the same for everybody. */
  readonly shared: boolean;
  /** Whether its document was persisted with the shop. */
  readonly persisted: boolean;
}

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Why a request must not be answered that another site could have had a browser send (CSRF): a mutation by GET, a
     * personal query by a mere link, and, where that is strict, any query that was not persisted with the
     * shop. Null for all others. A POST brings a content type that no form can send; one of a page on another site, where the
     * browser says so, is refused all the same unless that page is listed.
     */
    csrfViolation(operation: AskedOperation): GraphQLError | null;
  }
}

/** Keeps other sites from having a browser send what its owner did not mean (CSRF). */
export const csrfPlugin = fp(
  async (app) => {
    // A link may ask for documents of its own only where somebody develops.
    const { production } = app.configuration;
    app.decorateReply('csrfViolation', function ({ kind, shared, persisted }) {
      const { method, headers } = this.request;
      // Whether the page that asks is one of those that may (`CORS_ORIGINS`).
      const listed = this.hasHeader('access-control-allow-origin');
      if (method === 'POST') {
        // Says the browser itself, where it says it at all (Fetch Metadata).
        if (headers['sec-fetch-site'] !== 'cross-site' || listed) return null;
        return refusal('This page may not ask here', 'ORIGIN_NOT_ALLOWED', 403);
      }
      if (kind !== 'query') return refusal('A mutation needs POST', 'METHOD_NOT_ALLOWED', 405);
      if (shared && (persisted || !production)) return null;
      if (PREFLIGHT_HEADERS.some((name) => headers[name] !== undefined)) return null;
      return refusal(
        'This query needs POST, or a header that no link sends, such as kontor-locale',
        'PREFLIGHT_NEEDED',
        403,
      );
    });
  },
  { name: 'csrf', dependencies: ['configuration', 'cors'] },
);

function refusal(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, status } });
}
