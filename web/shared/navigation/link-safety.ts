/** docs/rules.md, "Addresses". */
type Target = 'inside' | 'outside' | 'refused';

const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Rejects `javascript:`, `data:`, `blob:` and invalid URLs. */
export function judgeTarget(href: string, origin: string): Target {
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return 'refused';
  }
  // A blob URL has the origin of its page.
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return 'inside';
  return OUTSIDE.has(url.protocol) ? 'outside' : 'refused';
}

/** Absolute http(s) URL or path of this shop, otherwise null. */
export function paymentTarget(href: string, origin: string): string | null {
  try {
    const url = new URL(href, origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
