import { unreachedText } from '../errors/failure-text.ts';
import { notify } from '../notifications/notifications.tsx';

const MARKER = 'kontor-chunk-reload';
const GUARD_MS = 10_000;

/** Of a file of code, or of the styles that Vite loads with it. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|error loading|^unable to preload css/i.test(
      error.message,
    )
  );
}

/**
 * A missing chunk reloads the page (once in 10 s): most often there is a new build. Where nobody answers, the browser would
 * show an error page of its own: then the page stays and says so, and the first click after the shop is there again tries again.
 */
export async function importOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    if (await isAway()) {
      notify('warning', unreachedText(), true);
      do await new Promise((pressed) => addEventListener('click', pressed, { once: true }));
      while (await isAway());
      return importOrReload(load);
    }
    if (reloadOnce(location.href)) return new Promise(() => {});
    throw error;
  }
}

/** For a press that tells itself when it fails: as {@link importOrReload}, but fails at once without a connection. */
export function importOrFail<Module>(load: () => Promise<Module>): Promise<Module> {
  return navigator.onLine ? importOrReload(load) : load();
}

/** Whether nobody answers: without a connection, or in a network that leads nowhere. */
export function isAway(): Promise<boolean> {
  return fetch('/builds/latest.json', { cache: 'no-store' }).then(
    () => false,
    () => true,
  );
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
