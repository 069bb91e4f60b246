import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** Path and query of a request target. The host of one in absolute form (RFC 9112, 3.2.2) is ignored. */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/') : url;
}

/** Refuses a request with several `Host` headers (RFC 9112, 3.2), since a proxy may have used another one than Node. */
export const requestTargetPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    // Names and values alternate.
    const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text);
    if (request.raw.rawHeaders.filter(isHost).length <= 1) return done();
    done(Object.assign(new Error('The request has several Host headers'), { statusCode: 400 }));
  });
});
