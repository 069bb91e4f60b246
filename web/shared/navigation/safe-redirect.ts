/**
 * Null for other origins, protocols, and screens that would loop.
 * @param to from the query: `/account/order`
 */
export function safeRedirect(to: string | null, origin: string): string | null {
  if (!to?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(to, origin);
  } catch {
    return null;
  }
  if (url.origin !== origin || /^(?:\/\w\w)?\/(?:login|register)\/?$/.test(url.pathname)) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` is normalised to `//host`, which names another origin.
  return path.startsWith('//') ? null : path;
}
