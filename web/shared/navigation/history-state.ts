const SCROLL_STORE = 'kontor-scroll';
const MAX_POSITIONS = 50;

/** The key of the present history entry; made on first use, kept by the browser across reloads. */
export function historyKey(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string')
    return state.key;
  const key = newHistoryKey();
  history.replaceState({ key }, '');
  return key;
}

/**
 * Takes a secret out of the address, before anybody else could read or keep it; the entry itself keeps it for a reload.
 * @param bare the address without it
 */
export function hideSecret(bare: string): void {
  const secret = location.href;
  history.replaceState({ key: historyKey(), secret }, '', bare);
}

/** The address of the present entry, with the secret that was taken out of it. */
export function presentAddress(): { readonly url: URL; readonly hidden: boolean } {
  const state: unknown = history.state;
  const secret =
    typeof state === 'object' && state !== null && 'secret' in state && typeof state.secret === 'string'
      ? URL.parse(state.secret)
      : null;
  // A state is this document's own; another origin's address is none of it.
  if (secret?.origin === location.origin) return { url: secret, hidden: true };
  return { url: new URL(location.href), hidden: false };
}

/** Lets a secret go that has had its effect. */
export function forgetSecret(): void {
  history.replaceState({ key: historyKey() }, '');
}

/** A key for a new history entry. */
export function newHistoryKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function readAll(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SCROLL_STORE) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
  } catch {
    return {};
  }
}

/** Remembers how far down (px) an entry was scrolled. */
export function saveScroll(key: string): void {
  const { [key]: _old, ...others } = readAll();
  const entries = [...Object.entries(others).slice(-MAX_POSITIONS), [key, Math.round(scrollY)]];
  try {
    sessionStorage.setItem(SCROLL_STORE, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without storage, going back starts at the top.
  }
}

/** How far down (px) an entry was; undefined for a new one. */
export function savedScroll(key: string): number | undefined {
  return readAll()[key];
}
