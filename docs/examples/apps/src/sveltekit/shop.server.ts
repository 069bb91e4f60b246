import { createClient, type KontorClient } from '@kontor/client';
import type { RequestEvent } from './kit.ts';

const COOKIE = 'shop-session';
const YEAR_S = 365 * 86_400;

/**
 * The client of the one who asks: a new one for each request, with the session in a cookie of this site's own, which no
 * script reads. `src/lib/server/shop.ts` in an app.
 */
export function shopOf({ cookies, fetch, getClientAddress }: RequestEvent): KontorClient {
  const clientKey = process.env['KONTOR_CLIENT_KEY'];
  return createClient({
    url: process.env['SHOP'] ?? 'http://localhost:3000',
    clientName: 'example-sveltekit',
    clientVersion: '1.0.0',
    locale: 'fr-CH',
    fetch,
    // All visitors of this server share its address: with a key, limits count for each of them.
    ...(clientKey ? { clientKey, buyerAddress: getClientAddress() } : {}),
    session: {
      get: () => cookies.get(COOKIE) ?? null,
      set: (token) => {
        const secure = process.env['NODE_ENV'] === 'production';
        if (token === null) cookies.delete(COOKIE, { path: '/' });
        else
          cookies.set(COOKIE, token, { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: YEAR_S });
      },
    },
  });
}
