/** Paths without language prefix that contain a secret or identify an order. */
const PRIVATE_PATHS =
  /^\/(?:account\/order\/.|checkout\/success\/|account\/recover\/password|reset-password|registration\/confirm)/;
const SECRETS = new Set(['hash', 'em', 'email', 'token', 'code', 'deeplinkcode']);
/** Matches phone, customer and card numbers. */
const LONG_NUMBER = /(?:\d[\s./-]?){6}/;
const HARMLESS =
  /^(?:p|order|manufacturer|properties|categories|(?:min|max)-price|rating|shipping-free|utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|_gl)$/;

/** Whether third-party scripts must not run on a page; `path` is without language prefix. */
export function isPrivateAddress(url: URL, path: string): boolean {
  if (PRIVATE_PATHS.test(path)) return true;
  for (const [name, value] of url.searchParams) {
    if (SECRETS.has(name.toLowerCase()) || value.includes('@')) return true;
    if (name === 'search' && LONG_NUMBER.test(value)) return true;
    if (name === 'to' && PRIVATE_PATHS.test(value.replace(/^\/[a-z]{2}(?=\/)/, ''))) return true;
  }
  return false;
}

/** Removes the fragment and all but harmless parameters. */
export function shownAddress(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (!HARMLESS.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

let allowed = false;
let closed = false;
let beforeLeave: ((href: string) => Promise<void>) | null = null;

export function allowTag(isAllowed: boolean): void {
  allowed = isAllowed;
}

/** Prevents loading the tag after a private URL, which the tag could read. */
export function closeDocument(): void {
  closed = true;
}

export function documentIsOpen(): boolean {
  return !closed;
}

/** Whether a page change needs a full load, so that the tag never sees a private URL. */
export function needsFullLoad(isPrivate: boolean): boolean {
  return allowed && (closed || isPrivate);
}

/** Sends pending events before a full load. */
export function beforeLeaving(send: ((href: string) => Promise<void>) | null): void {
  beforeLeave = send;
}

const MAX_WAIT_MS = 1_500;

/** Waits at most MAX_WAIT_MS for pending events. */
export async function leaveFor(href: string): Promise<void> {
  if (!beforeLeave) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([beforeLeave(href).catch(() => {}), timeout]);
}
