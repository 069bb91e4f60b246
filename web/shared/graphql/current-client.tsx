import { type ReactNode, useSyncExternalStore } from 'react';
import {
  type AnyVariables,
  type Client,
  type OperationContext,
  Provider,
  type TypedDocumentNode,
} from 'urql';
import { Listeners } from '../store.ts';
import { dataOf } from './api-error.ts';

let current: Client | null = null;
let create: (() => Client) | null = null;
const listeners = new Listeners();

/** Call it before hydration; `next` makes a client with an empty cache. */
export function startClient(first: Client, next: () => Client): void {
  current = first;
  create = next;
}

export function currentClient(): Client {
  if (!current) throw new Error('Only the browser talks to the gateway by itself.');
  return current;
}

/** Queries in the browser, through the cache. @throws ApiError */
export function query<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  return dataOf(currentClient().query(document, variables, context));
}

/** Sends a mutation from the browser. @throws ApiError */
export function mutate<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(currentClient().mutation(document, variables));
}

/** Drops all results, including pending ones, because they belong to another session. */
export function renewClient(): void {
  if (!create) return;
  current = create();
  listeners.notify();
}

export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  const present = useSyncExternalStore(listeners.subscribe, currentClient, () => client);
  return <Provider value={present}>{children}</Provider>;
}
