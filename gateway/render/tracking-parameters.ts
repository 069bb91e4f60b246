/** Parameters that advertisers add to an address; no page depends on them. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_cid|mc_eid|_hs\w*)$/;

/**
 * An address without what advertisers added to it, so that a campaign's thousand links are one kept page.
 * @param url path and query
 * @returns the address that the page is rendered for, and the query that was taken off, without `?`
 */
export function withoutTracking(url: string): { readonly url: string; readonly tracking: string } {
  const [path = '/', query = ''] = url.split('?', 2);
  if (query === '') return { url, tracking: '' };
  const parts = query.split('&');
  const isTracking = (part: string) => TRACKING.test(part.split('=', 1)[0] ?? '');
  const kept = parts.filter((part) => !isTracking(part)).join('&');
  return { url: kept ? `${path}?${kept}` : path, tracking: parts.filter(isTracking).join('&') };
}
