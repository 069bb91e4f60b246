/**
 * The path within the shop that somebody is to be led to after logging in, or null for anything else: other origins,
 * protocols, and the screens that would lead in a circle.
 * @param to as it stands in the address: `/account/order`
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
  return url.pathname + url.search + url.hash;
}
