import { clearSession, readSession, writeSession } from './tab-storage.ts';

const PREFIX = 'kontor-draft-';

/** Forgets everything that was typed in this tab and not sent. */
export function clearDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) clearSession(name);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Stores a form's input until it is sent or the tab is closed. */
export const storeDraft = (name: string, draft: object): void => writeSession(PREFIX + name, draft);

/** A form's stored input as it was written; undefined when there is none. */
export const readDraft = (name: string): unknown => readSession(PREFIX + name);

/** Forgets a form's input. */
export const clearDraft = (name: string): void => clearSession(PREFIX + name);

/** Whether something was typed under this name and not sent. */
export const hasDraft = (name: string): boolean => readDraft(name) !== undefined;
