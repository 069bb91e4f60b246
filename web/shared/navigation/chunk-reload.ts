const MARKER = 'kontor-chunk-reload';
const GUARD_MS = 10_000;

export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|module script failed|error loading/i.test(error.message)
  );
}

/** A missing chunk reloads the page (once in 10 s): most often there is a new build. */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error) && reloadOnce(location.href)) return new Promise(() => {});
    throw error;
  }
}

/** Once in 10 s (docs/rules.md, "States"). False if it does not reload. */
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
