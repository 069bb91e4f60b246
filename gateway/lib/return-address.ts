/** An allowed return address: an origin or the host of an app's scheme, and a path prefix. */
export interface AllowedReturn {
  /** Scheme with its colon. */
  readonly protocol: string;
  /** With a port where it is not the scheme's own. */
  readonly host: string;
  /** Ends with a slash. */
  readonly path: string;
}

/** Maximum length; Shopware stores the address in the token of a payment. */
const MAX_LENGTH = 1_000;
/** Visible ASCII without backslash, fragment and quotes: what all parsers of addresses read alike. */
const PLAIN = /^[!$-&(-Z[\]_a-z~]+$/;
/** Dots, slashes, backslashes, percent signs and zeros that a later decoding would reveal. */
const HIDDEN = /%(?:2e|2f|5c|25|00)/i;
/** Schemes that run, read or write something where they are opened, or are no app's own. */
const FOREIGN_SCHEMES =
  /^(?:about|android-app|blob|chrome|content|data|facetime|file|filesystem|ftp|intent|javascript|jar|mailto|market|sms|ssh|tel|vbscript|view-source|wss?):$/;

/**
 * Parses one allowed address: `https://app.example`, optionally with a path such as `/pay/` that limits it, or a deep link
 * such as `myshop://pay/`; `http://` for this machine only.
 * @returns null for any other value
 */
export function allowedReturn(entry: string): AllowedReturn | null {
  const url = canonical(entry);
  if (url === null || url.search !== '' || entry.includes('?') || entry.includes('*')) return null;
  const { protocol, host, hostname } = url;
  if (host === '' || FOREIGN_SCHEMES.test(protocol)) return null;
  if (protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return null;
  return { protocol, host, path: url.pathname.replace(/\/*$/, '/') };
}

/**
 * Returns whether an address is allowed. It must equal its parsed form, so that no other parser reads another host or path.
 */
export function isAllowedReturn(address: string, allowed: readonly AllowedReturn[]): boolean {
  const url = canonical(address);
  if (url === null) return false;
  const path = url.pathname === '' ? '/' : url.pathname;
  return allowed.some(
    (one) =>
      one.protocol === url.protocol &&
      one.host === url.host &&
      (path.startsWith(one.path) || `${path}/` === one.path),
  );
}

/** An address with a parameter more. */
export function withParameter(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: value })}`;
}

function canonical(address: string): URL | null {
  if (address.length > MAX_LENGTH || !PLAIN.test(address) || !/^[a-z][a-z\d+.-]*:\/\//.test(address))
    return null;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (url.href !== address && url.href !== address.replace(/^([^/]+\/\/[^/?]+)(?=\?|$)/, '$1/')) return null;
  return HIDDEN.test(url.pathname) || url.pathname.includes('//') ? null : url;
}
