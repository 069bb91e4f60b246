import { createClient, type KontorClient } from '@kontor/client';
import type { RequestEvent } from './kit.ts';

const COOKIE = 'shop-session';
const VISITOR = 'shop-visitor';
const YEAR_S = 365 * 86_400;

/**
 * Tells a browser from another before it has a session, so that first changes that come at once begin one. The page that has the buttons
 * sets it.
 */
function visitorOf(cookies: RequestEvent['cookies']): string | undefined {
  if (cookies.get(COOKIE)) return undefined;
  const known = cookies.get(VISITOR);
  if (known) return known;
  const made = crypto.randomUUID();
  const secure = process.env['NODE_ENV'] === 'production';
  cookies.set(VISITOR, made, { path: '/', httpOnly: true, secure, sameSite: 'lax' });
  return made;
}

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
    visitor: visitorOf(cookies),
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
