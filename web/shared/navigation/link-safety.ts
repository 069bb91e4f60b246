/** Where a link may lead: within the shop, to another site, or nowhere (docs/rules.md, "Addresses"). */
type Target = 'inside' | 'outside' | 'refused';

const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Judges a link by its protocol and origin; `javascript:`, `data:`, `blob:` and everything unparsable are refused. */
export function judgeTarget(href: string, origin: string): Target {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return 'refused';
  }
  // A blob has the origin of the page that made it, and is no page of the shop.
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return 'inside';
  return OUTSIDE.has(url.protocol) ? 'outside' : 'refused';
}

/** A payment provider's page that the shopper may be sent to: absolute http(s), or a path of this shop; else null. */
export function paymentTarget(href: string, origin: string): string | null {
  try {
    const url = new URL(href, origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
