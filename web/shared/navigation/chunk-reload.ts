import { unreachedText } from '../graphql/api-error.ts';
import { notify } from '../notifications/notifications.tsx';

const MARKER = 'kontor-chunk-reload';
const GUARD_MS = 10_000;

/** Errors of browsers and Vite for missing code or styles. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|error loading|^unable to preload css/i.test(
      error.message,
    )
  );
}

/** Reloads the page (once in 10 s) for a missing chunk; offline, it stays with a message, and the next click tries again. */
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

/** Whether the shop is unreachable. */
export function isAway(): Promise<boolean> {
  return fetch('/builds/latest.json', { cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}

/** Reloads at most once in 10 s (docs/rules.md, "States"). False if it does not reload. */
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
