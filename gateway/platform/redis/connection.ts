import { createClient, createCluster, ErrorReply, RESP_TYPES } from '@redis/client';

export interface NodeInfo {
  /** Changes with every start of the server. */
  readonly runId: string;
  /** Lower bound of its uptime, at most two seconds too low. */
  readonly uptimeMs: number;
  readonly replicas: number;
  /** Whether it deletes keys before they expire. */
  readonly evicts: boolean;
}

export interface Connection {
  isReady(): boolean;
  /** Sends a command to the node that has the key; strings are returned as bytes. */
  send(key: string, command: readonly (string | Buffer)[]): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  /** Info of the node; null for a cluster, or if `INFO` is not allowed. */
  node(): Promise<NodeInfo | null>;
  subscribe(channel: string, listener: (message: string) => void): Promise<void>;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 2_000;
/** Interval of pings on an idle connection. */
const PING_INTERVAL_MS = 2_000;
/** Must be longer than a ping takes. */
const IDLE_TIMEOUT_MS = 6_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

const OPTIONS = {
  disableOfflineQueue: true,
  pingInterval: PING_INTERVAL_MS,
  maintNotifications: 'disabled',
  socket: {
    connectTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    reconnectStrategy: (retries: number) => Math.min(50 * 2 ** Math.min(retries, 8), MAX_RECONNECT_DELAY_MS),
  },
} as const;

const BYTES = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

type OnFailure = (error: Error) => void;

/** Open connections by URL, each with the callbacks of its users. */
export type OpenConnections = Map<
  string,
  { readonly connection: Connection; readonly users: Set<OnFailure> }
>;

/**
 * Connects to a Redis or Valkey, or to the nodes of a cluster; connections with the same URLs are shared and close with
 * their last user. `failed` is called for every broken connection, which reconnects by itself.
 */
export function connectTo(
  open: OpenConnections,
  urls: readonly [string, ...string[]],
  failed: OnFailure,
): Connection {
  const name = urls.join();
  let shared = open.get(name);
  if (shared === undefined) {
    const users = new Set<OnFailure>();
    const onFailure: OnFailure = (error) => {
      for (const user of users) user(error);
    };
    const connection = urls.length === 1 ? toNode(urls[0], onFailure) : toCluster(urls, onFailure);
    shared = { connection, users };
    open.set(name, shared);
  }
  const { connection, users } = shared;
  users.add(failed);
  return {
    ...connection,
    close: async () => {
      users.delete(failed);
      if (users.size > 0 || open.get(name)?.users !== users) return;
      open.delete(name);
      await connection.close();
    },
  };
}

function toNode(url: string, failed: OnFailure): Connection {
  const client = createClient({ ...OPTIONS, url }).on('error', failed);
  const subscriber = client.duplicate().on('error', failed);
  for (const redisClient of [client, subscriber]) redisClient.connect().catch(() => undefined);
  return {
    isReady: () => client.isReady && subscriber.isReady,
    send: (_key, command) => client.sendCommand(command, BYTES),
    publish: (channel, message) => client.publish(channel, message),
    node: async () => {
      const sections = ['server', 'replication', 'memory'].map((section) =>
        client.sendCommand(['INFO', section]).then(String, errorReply),
      );
      return nodeInfo((await Promise.all(sections)).join('\n'));
    },
    subscribe: (channel, listener) => subscriber.subscribe(channel, listener),
    close: async () => {
      for (const redisClient of [client, subscriber]) if (redisClient.isOpen) redisClient.destroy();
    },
  };
}

function toCluster(urls: readonly string[], failed: OnFailure): Connection {
  const cluster = createCluster({
    rootNodes: urls.map((url) => ({ url })),
    defaults: OPTIONS,
    maxCommandRedirections: 8,
  }).on('error', failed);
  let closed = false;
  const connect = (): void => {
    cluster.connect().catch((error: unknown) => {
      failed(error instanceof Error ? error : new Error(String(error)));
      if (!closed) setTimeout(connect, MAX_RECONNECT_DELAY_MS).unref();
    });
  };
  connect();
  return {
    isReady: () => cluster.isOpen,
    send: (key, command) => cluster.sendCommand(key, false, [...command], BYTES),
    publish: (channel, message) => cluster.publish(channel, message),
    node: () => Promise.resolve(null),
    subscribe: (channel, listener) => cluster.subscribe(channel, listener),
    close: async () => {
      closed = true;
      if (cluster.isOpen) cluster.destroy();
    },
  };
}

/** A Redis that forbids `INFO` has no info; every other error is rethrown. */
function errorReply(error: unknown): string {
  if (error instanceof ErrorReply) return '';
  throw error;
}

function nodeInfo(text: string): NodeInfo | null {
  const value = (name: string) => new RegExp(`^${name}:(.+?)\\r?$`, 'm').exec(text)?.[1];
  const runId = value('run_id');
  if (runId === undefined) return null;
  return {
    runId,
    // Both times are in whole seconds, so a server that started a moment ago may report one.
    uptimeMs: Math.max(0, Number(value('uptime_in_seconds') ?? 0) - 1) * 1_000,
    replicas: Number(value('connected_slaves') ?? 0),
    evicts: Number(value('maxmemory') ?? 0) > 0 && value('maxmemory_policy') !== 'noeviction',
  };
}
