import { Agent } from 'undici';
import type { OpenConnections } from './redis/connection.ts';

/** Outgoing connections of a process: HTTP connections to Shopware by use, and connections to Redis. */
export class Connections {
  readonly store = shopwareAgent();
  readonly admin = shopwareAgent();
  readonly redis: OpenConnections = new Map();

  /** Closes the HTTP connections; calls in flight may finish. Redis closes with its last user. */
  async close(): Promise<void> {
    await Promise.allSettled([this.store.close(), this.admin.close()]);
  }
}

function shopwareAgent(): Agent {
  return new Agent({ connections: 64, pipelining: 1, keepAliveTimeout: 10_000 });
}
