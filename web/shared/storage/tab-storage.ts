type Stored = 'localStorage' | 'sessionStorage';

function read(storage: Stored, name: string): unknown {
  try {
    const stored = globalThis[storage].getItem(name);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Undefined removes the value. False if storage is blocked. */
function write(storage: Stored, name: string, value: unknown): boolean {
  try {
    if (value === undefined) globalThis[storage].removeItem(name);
    else globalThis[storage].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** A value of this tab; undefined if it is missing or storage is blocked. */
export const readSession = (name: string): unknown => read('sessionStorage', name);

/** Until the tab is closed. False if storage is blocked. */
export const writeSession = (name: string, value: unknown): boolean => write('sessionStorage', name, value);

/** Removes a value of this tab. */
export const clearSession = (name: string): boolean => write('sessionStorage', name, undefined);

/** A list of this browser; empty if it is missing or storage is blocked. */
export function readLocalList(name: string): readonly unknown[] {
  const stored = readLocal(name);
  return Array.isArray(stored) ? stored : [];
}

/** Undefined removes the value. False if storage is blocked. */
export const writeLocal = (name: string, value: unknown): boolean => write('localStorage', name, value);

/** A value of this browser; undefined if it is missing or storage is blocked. */
export const readLocal = (name: string): unknown => read('localStorage', name);

const PREFIX = 'kontor-draft-';

/** Of this tab. */
export function clearDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) clearSession(name);
  } catch {
    // Storage is blocked.
  }
}

export const storeDraft = (name: string, draft: object): boolean => writeSession(PREFIX + name, draft);

/** Undefined without one. */
export const readDraft = (name: string): unknown => readSession(PREFIX + name);

export const clearDraft = (name: string): boolean => clearSession(PREFIX + name);

/** An unsent draft exists. */
export const hasDraft = (name: string): boolean => readDraft(name) !== undefined;
