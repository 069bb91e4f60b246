/** An allowed return URL: an origin or the host of an app's scheme, and a path prefix. */
export interface AllowedReturn {
  /** With a colon. */
  readonly protocol: string;
  /** With a port if it is not the scheme's default. */
  readonly host: string;
  /** Ends with a slash. */
  readonly path: string;
}

/** Maximum length; Shopware stores the URL in the token of a payment. */
const MAX_LENGTH = 1_000;
/** Visible ASCII without backslash, fragment and quotes, which all URL parsers read alike. */
const PLAIN = /^[!$-&(-Z[\]_a-z~]+$/;
/** Encoded dots, slashes, backslashes, percent signs and NUL, which another parser may decode. */
const HIDDEN = /%(?:2e|2f|5c|25|00)/i;
/** Schemes that execute or access something when opened, or that belong to the system. */
const FOREIGN_SCHEMES =
  /^(?:about|android-app|blob|chrome|content|data|facetime|file|filesystem|ftp|intent|javascript|jar|mailto|market|sms|ssh|tel|vbscript|view-source|wss?):$/;

/**
 * Parses one allowed URL: `https://app.example`, optionally with a path prefix such as `/pay/`, or a deep link such as
 * `myshop://pay/`; `http://` for localhost only.
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
 * Returns whether a URL is allowed. It must equal its parsed form, so that every parser reads the same host and path.
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

/** Adds a query parameter to a URL. */
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
