import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** Path and query of a request target. The host of one in absolute form (RFC 9112, 3.2.2) is ignored. */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/') : url;
}

/** Refuses a request with several `Host` headers (RFC 9112, 3.2), since a proxy may have used another one than Node. */
export const requestTargetPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (countOf(request.raw.rawHeaders, 'host') <= 1) return done();
    done(Object.assign(new Error('The request has several Host headers'), { statusCode: 400 }));
  });
});

/** @param rawHeaders alternating names and values */
function countOf(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index] ?? '';
    if (header.length === name.length && header.toLowerCase() === name) count++;
  }
  return count;
}
