/**
 * A `fetch` that keeps the session of one shopper without cookies: it sends the last `kontor-session-token` as a bearer.
 * Send mutations one after another, because an answer that arrives late would restore an older token.
 */
export function createSessionFetch(): typeof fetch {
  let token: string | null = null;
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(input, { ...init, headers });
    token = response.headers.get('kontor-session-token') ?? token;
    return response;
  };
}
