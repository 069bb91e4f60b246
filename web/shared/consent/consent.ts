import { setCookie } from '../storage/cookies.ts';

/** What the shop asks visitors to allow. */
export interface ConsentOffer {
  groups: readonly { key: string; required: boolean }[];
  /** Google's tag, loaded once statistics are allowed; null for none. */
  tagManagerId: string | null;
}

const COOKIE = 'kontor-consent';
const DAYS_180_S = 180 * 24 * 3600;
const allowedListeners = new Set<(allowed: readonly string[]) => void>();
const settingsListeners = new Set<() => void>();

/** Keys of the groups that the visitor has allowed; null when they have not chosen yet. */
export function readConsent(): readonly string[] | null {
  const stored = /(?:^|;\s*)kontor-consent=([^;]*)/.exec(document.cookie)?.[1];
  return stored === undefined ? null : decodeURIComponent(stored).split('~').filter(Boolean);
}

/** Keeps the visitor's choice for 180 days and tells those who wait for it. */
export function writeConsent(allowed: readonly string[]): void {
  setCookie(COOKIE, allowed.join('~'), DAYS_180_S);
  for (const listener of allowedListeners) listener(allowed);
}

/** Calls back with the present choice, if there is one, and with each later one, until the answer is called. */
export function syncConsentAcrossTabs(listener: (allowed: readonly string[]) => void): () => void {
  allowedListeners.add(listener);
  const allowed = readConsent();
  if (allowed) listener(allowed);
  return () => allowedListeners.delete(listener);
}

/** Opens the settings, from wherever the visitor asks for them. */
export function openConsentSettings(): void {
  for (const listener of settingsListeners) listener();
}

/** Calls back when somebody asks for the settings. */
export function onConsentSettings(listener: () => void): () => void {
  settingsListeners.add(listener);
  return () => settingsListeners.delete(listener);
}
