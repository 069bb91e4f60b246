const MARKER = 'kontor-chunk-reload';
const GUARD_MS = 10_000;

/** Whether code could not be loaded: most often the shop was built anew since the page was opened. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|error loading/i.test(error.message)
  );
}

/** Loads code that is wanted later; when it is gone, the page is loaded anew (once in 10 s). */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error) && reloadOnce(location.href)) return new Promise(() => {});
    throw error;
  }
}

/** Loads the page anew, but only once in 10 s (docs/rules.md, "States"); tells whether it does. */
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
