import { type ReactNode, useSyncExternalStore } from 'react';
import { type Client, Provider } from 'urql';
import { currentClient, subscribeClient } from './current-client.ts';

/** Gives the page's client to what is inside; `client` is the one that it began with. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  const present = useSyncExternalStore(subscribeClient, currentClient, () => client);
  return <Provider value={present}>{children}</Provider>;
}
