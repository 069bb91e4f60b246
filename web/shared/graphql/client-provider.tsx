import { type ReactNode, useSyncExternalStore } from 'react';
import { type Client, Provider } from 'urql';
import { currentClient, subscribeClient } from './current-client.ts';

export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  const present = useSyncExternalStore(subscribeClient, currentClient, () => client);
  return <Provider value={present}>{children}</Provider>;
}
