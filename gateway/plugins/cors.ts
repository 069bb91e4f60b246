import cors, { type FastifyCorsOptions, type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import fp from 'fastify-plugin';

/** Routes for other frontends: GraphQL, uploads, documents and downloads of an order. */
const SHARED = /^\/(?:graphql|upload|order\/[^?]+)(?:\?|$)/;
/** The longest value that all browsers accept. */
const PREFLIGHT_MAX_AGE_S = 7_200;
/** Kontor's headers, and those of Apollo, urql and error trackers. */
const ALLOWED_HEADERS = [
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'authorization',
  'baggage',
  'content-type',
  'graphql-client-name',
  'graphql-client-version',
  'graphql-require-preflight',
  'if-none-match',
  'kontor-client-key',
  'kontor-currency',
  'kontor-locale',
  'kontor-query-cost',
  'sentry-trace',
  'traceparent',
  'tracestate',
  'x-apollo-operation-name',
  'x-file-name',
];
const EXPOSED_HEADERS = [
  'content-disposition',
  'etag',
  'kontor-session-token',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-request-id',
];
const CLOSED: FastifyCorsOptions = { origin: false };

/** CORS for the origins in `CORS_ORIGINS` (Fetch, "CORS protocol"). Without any, no response has a CORS header. */
export const corsPlugin = fp(async (app) => {
  const { corsOrigins } = app.configuration;
  if (corsOrigins.length === 0) return;
  const allowed: FastifyCorsOptions = {
    origin: [...corsOrigins],
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: [...ALLOWED_HEADERS],
    exposedHeaders: [...EXPOSED_HEADERS],
    maxAge: PREFLIGHT_MAX_AGE_S,
  };
  const optionsFor: FastifyCorsOptionsDelegateCallback = ({ url, headers }, done) =>
    done(null, SHARED.test(url) && corsOrigins.includes(headers.origin ?? '') ? allowed : CLOSED);
  await app.register(cors, () => optionsFor);
  // Registered last, because routes add their own values to `Vary`.
  app.addHook('onSend', async (request, reply) => {
    if (SHARED.test(request.url)) reply.header('vary', withOrigin(reply.getHeader('vary')));
  });
});

function withOrigin(vary: unknown): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'origin');
  return [...names, 'Origin'].join(', ');
}
