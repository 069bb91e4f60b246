import { setCookie } from '../storage/cookies.ts';
import { Listeners } from '../store.ts';

export interface ConsentOffer {
  groups: readonly { key: string; required: boolean }[];
  tagManagerId: string | null;
}

const COOKIE = 'kontor-consent';
const DAYS_180_S = 180 * 24 * 3600;
const allowedListeners = new Listeners<readonly string[]>();
const settingsListeners = new Listeners();

/** Null before a choice. */
export function readConsent(): readonly string[] | null {
  const stored = /(?:^|;\s*)kontor-consent=([^;]*)/.exec(document.cookie)?.[1];
  return stored === undefined ? null : decodeURIComponent(stored).split('~').filter(Boolean);
}

/** For 180 days; notifies listeners. */
export function writeConsent(allowed: readonly string[]): void {
  setCookie(COOKIE, allowed.join('~'), DAYS_180_S);
  allowedListeners.notify(allowed);
}

/** Calls the listener at once if a choice exists. Returns a function that unsubscribes. */
export function syncConsentAcrossTabs(listener: (allowed: readonly string[]) => void): () => void {
  const unsubscribe = allowedListeners.subscribe(listener);
  const allowed = readConsent();
  if (allowed) listener(allowed);
  return unsubscribe;
}

/** Opens the settings of consent. */
export const openConsentSettings = (): void => settingsListeners.notify();

/** Returns a function that unsubscribes. */
export const onConsentSettings = settingsListeners.subscribe;
