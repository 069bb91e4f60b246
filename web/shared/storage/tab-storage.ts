export function readSession(name: string): unknown {
  try {
    const stored = sessionStorage.getItem(name);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Until the tab is closed. */
export function writeSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is blocked.
  }
}

export function clearSession(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked.
  }
}

const PREFIX = 'kontor-draft-';

/** Of this tab. */
export function clearDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) clearSession(name);
  } catch {
    // Storage is blocked.
  }
}

export const storeDraft = (name: string, draft: object): void => writeSession(PREFIX + name, draft);

/** Undefined without one. */
export const readDraft = (name: string): unknown => readSession(PREFIX + name);

export const clearDraft = (name: string): void => clearSession(PREFIX + name);

/** An unsent draft exists. */
export const hasDraft = (name: string): boolean => readDraft(name) !== undefined;
