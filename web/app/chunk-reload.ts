const MARKER = 'kontor-chunk-reload';
const GUARD_MS = 10_000;

/** Whether code could not be loaded: most often the shop was built anew since the page was opened. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|error loading/i.test(error.message)
  );
}

/** Loads the page anew, but only once in 10 s (spec §4); tells whether it does. */
export function reloadOnce(href: string): boolean {
  try {
    const last = Number(sessionStorage.getItem(MARKER) ?? 0);
    if (Date.now() - last < GUARD_MS) return false;
    sessionStorage.setItem(MARKER, String(Date.now()));
  } catch {
    return false;
  }
  location.assign(href);
  return true;
}
