import type { Client } from 'urql';

let current: Client | null = null;
let create: (() => Client) | null = null;
const listeners = new Set<() => void>();

/** Begins with the page's first client; `next` makes one that knows no answers. Done once, before hydration. */
export function startClient(first: Client, next: () => Client): void {
  current = first;
  create = next;
}

/** The page's client, for what happens outside of components. */
export function currentClient(): Client {
  if (!current) throw new Error('Only the browser talks to the gateway by itself.');
  return current;
}

/** Forgets all answers, those too that are still on their way: whose they were is not who the shopper is now. */
export function renewClient(): void {
  if (!create) return;
  current = create();
  for (const listener of listeners) listener();
}

/** Calls back when there is another client. */
export function subscribeClient(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
