import type { Api } from './api.ts';

let current: Api | null = null;

/** Sets the browser's way to the gateway; done once, before hydration. */
export function setCurrentApi(api: Api): void {
  current = api;
}

/** The browser's way to the gateway, for what happens after hydration (event handlers, effects). */
export function currentApi(): Api {
  if (!current) throw new Error('Only the browser talks to the gateway by itself.');
  return current;
}
