/** Screens whose address itself opens something, or names an order. Paths without language prefix. */
const PRIVATE_PATHS =
  /^\/(?:account\/order\/.|checkout\/success\/|account\/recover\/password|reset-password|registration\/confirm)/;
const SECRETS = new Set(['hash', 'em', 'email', 'token', 'code', 'deeplinkcode']);
/** As long as those of telephones, customers and cards. */
const LONG_NUMBER = /(?:\d[\s./-]?){6}/;
/** Parameters that say what is shown or which campaign led here, and nothing of who it is. */
const HARMLESS =
  /^(?:p|order|manufacturer|properties|categories|(?:min|max)-price|rating|shipping-free|utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|_gl)$/;

/**
 * Whether an address tells of one person: nobody else's script may stand on a page that has it.
 * @param path without language prefix
 */
export function isPrivateAddress(url: URL, path: string): boolean {
  if (PRIVATE_PATHS.test(path)) return true;
  for (const [name, value] of url.searchParams) {
    if (SECRETS.has(name.toLowerCase()) || value.includes('@')) return true;
    if (name === 'search' && LONG_NUMBER.test(value)) return true;
    if (name === 'to' && PRIVATE_PATHS.test(value.replace(/^\/[a-z]{2}(?=\/)/, ''))) return true;
  }
  return false;
}

/** The address as others may know it: without any parameter but those that are harmless, and without what follows `#`. */
export function shownAddress(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (!HARMLESS.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
