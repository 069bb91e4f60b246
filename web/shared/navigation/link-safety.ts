/** docs/rules.md, "Addresses". */
type Target = 'inside' | 'outside' | 'refused';

const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Rejects `javascript:`, `data:`, `blob:` and invalid URLs. */
export function judgeTarget(href: string, origin: string): Target {
  if (!URL.canParse(href, origin)) return 'refused';
  const url = new URL(href, origin);
  // A blob URL has the origin of its page.
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return 'inside';
  return OUTSIDE.has(url.protocol) ? 'outside' : 'refused';
}

/** Absolute http(s) URL or path of this shop, otherwise null. */
export function paymentTarget(href: string, origin: string): string | null {
  if (!URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Null for other origins, protocols, and screens that would loop. */
export function safeRedirect(to: string | null, origin: string): string | null {
  if (!to?.startsWith('/') || !URL.canParse(to, origin)) return null;
  const url = new URL(to, origin);
  if (url.origin !== origin || /^(?:\/\w\w)?\/(?:login|register)\/?$/.test(url.pathname)) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` is normalised to `//host`, which names another origin.
  return path.startsWith('//') ? null : path;
}
