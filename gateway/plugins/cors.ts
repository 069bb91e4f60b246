import cors, { type FastifyCorsOptions, type FastifyCorsOptionsDelegateCallback } from '@fastify/cors';
import fp from 'fastify-plugin';

/** What a frontend elsewhere needs: the schema's endpoint, sending a file, papers and bought files of an order. */
const SHARED = /^\/(?:graphql|upload|order\/[^?]+)(?:\?|$)/;
/** Seconds for which a browser need not ask again (the most that all of them honour). */
const PREFLIGHT_MAX_AGE_S = 7_200;
const CLOSED: FastifyCorsOptions = { origin: false };

/**
 * Lets other frontends that run in browsers read answers (Fetch, "CORS protocol"): those of `CORS_ORIGINS` and no others.
 * Without any, no answer carries a header of CORS and no browser is allowed to ask.
 */
export const corsPlugin = fp(
  async (app) => {
    const { corsOrigins } = app.configuration;
    if (corsOrigins.length === 0) return;
    const allowed: FastifyCorsOptions = {
      origin: [...corsOrigins],
      credentials: true,
      methods: ['GET', 'POST'],
      allowedHeaders: [
        'authorization',
        'content-type',
        'kontor-currency',
        'kontor-locale',
        'x-file-name',
        'traceparent',
      ],
      exposedHeaders: ['kontor-session-token', 'retry-after', 'content-disposition'],
      maxAge: PREFLIGHT_MAX_AGE_S,
    };
    const optionsFor: FastifyCorsOptionsDelegateCallback = ({ url, headers }, done) =>
      done(null, SHARED.test(url) && corsOrigins.includes(headers.origin ?? '') ? allowed : CLOSED);
    await app.register(cors, () => optionsFor);
    // Routes name what else their answers depend on, so this one comes last.
    app.addHook('onSend', async (request, reply) => {
      if (SHARED.test(request.url)) reply.header('vary', withOrigin(reply.getHeader('vary')));
    });
  },
  { name: 'cors', dependencies: ['configuration', 'security-headers'] },
);

function withOrigin(vary: unknown): string {
  const names = String(vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'origin');
  return [...names, 'Origin'].join(', ');
}
