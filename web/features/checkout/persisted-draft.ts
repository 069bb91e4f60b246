import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';
import type { GuestDraft } from './guest-draft.ts';

const STORE = 'kontor-checkout';

/** What was typed before in this tab, over what is known otherwise. */
export function storedDraft(fallback: GuestDraft): GuestDraft {
  const kept = readSession(STORE);
  if (typeof kept !== 'object' || kept === null) return fallback;
  const part = (name: 'billing' | 'shipping') => {
    const value: unknown = name in kept ? Reflect.get(kept, name) : undefined;
    return { ...fallback[name], ...(typeof value === 'object' ? value : {}) };
  };
  return { ...fallback, ...kept, billing: part('billing'), shipping: part('shipping') };
}

/** Keeps what is typed for a reload. */
export const saveDraft = (draft: GuestDraft): void => writeSession(STORE, draft);

/** Forgets what was typed, once it is ordered. */
export const clearDraft = (): void => clearSession(STORE);
