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
