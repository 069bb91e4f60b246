import { syncConsentAcrossTabs } from '../../shared/consent/consent.ts';
import type { Shop } from '../../shared/i18n/shop.ts';
import type { Navigation } from '../../shared/navigation/navigation.ts';

/** Paths without language prefix that contain a secret or identify an order. */
const PRIVATE_PATHS =
  /^\/(?:account\/order\/.|checkout\/success\/|account\/recover\/password|reset-password|registration\/confirm)/;
const SECRETS = new Set(['hash', 'em', 'email', 'token', 'code', 'deeplinkcode']);
/** Matches phone, customer and card numbers. */
const LONG_NUMBER = /(?:\d[\s./-]?){6}/;
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

let isTagAllowed = false;
let closed = false;
/** Sends pending events before a full load. */
let beforeLeave: ((href: string) => Promise<void>) | null = null;

/** Prevents loading the tag after a private URL, which the tag could read. */
export function closeDocument(): void {
  closed = true;
}

/** Whether a page change needs a full load, so that the tag never sees a private URL. */
export function needsFullLoad(isPrivate: boolean): boolean {
  return isTagAllowed && (closed || isPrivate);
}

const MAX_WAIT_MS = 1_500;

/** Waits at most MAX_WAIT_MS for pending events. */
export async function leaveFor(href: string): Promise<void> {
  if (!beforeLeave) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([beforeLeave(href).catch(() => {}), timeout]);
}

/** Loads the tracker once statistics or marketing are allowed; stops it on withdrawal. */
export function startTracking(shop: Shop, navigation: Navigation): void {
  const id = shop.consent?.tagManagerId;
  if (!id) return;
  let running = false;
  syncConsentAcrossTabs((allowed) => {
    const isAllowed = (kind: RegExp) => allowed.some((key) => kind.test(key));
    const statistics = isAllowed(/statist|analy/i);
    const marketing = isAllowed(/marketing|advert/i);
    const mayTrack = statistics || marketing;
    isTagAllowed = mayTrack;
    if (!running && !(mayTrack && !closed)) return;
    running = true;
    void import('./tracker.ts').then(({ reportBeforeLeaving, startTracker, stopTracker }) => {
      beforeLeave = (href) => reportBeforeLeaving(shop, href);
      if (mayTrack) startTracker(shop, navigation, id, { statistics, marketing });
      else stopTracker();
    });
  });
}
