/** Reads a value of this tab; undefined when there is none or storage is shut. */
export function readSession(name: string): unknown {
  try {
    const stored = sessionStorage.getItem(name);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Keeps a value in this tab until it is closed. */
export function writeSession(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage nothing outlives a reload.
  }
}

/** Forgets a value of this tab. */
export function clearSession(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
