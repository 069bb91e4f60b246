import { Agent } from 'undici';
import type { OpenConnections } from './redis/connection.ts';

/** Maximum size of a file of the shop. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Maximum number of files that load at the same time. */
export const MAX_FILE_CONNECTIONS = 32;

/** Outgoing connections of a process: HTTP connections to Shopware by use, and connections to Redis. */
export class Connections {
  readonly store = shopwareAgent();
  readonly admin = shopwareAgent();
  readonly files = new Agent({ connections: MAX_FILE_CONNECTIONS, maxResponseSize: MAX_FILE_BYTES });
  readonly redis: OpenConnections = new Map();

  /** Closes the HTTP connections; calls in flight may finish, files may not. Redis closes with its last user. */
  async close(): Promise<void> {
    await Promise.allSettled([this.store.close(), this.admin.close(), this.files.destroy()]);
  }
}

function shopwareAgent(): Agent {
  return new Agent({ connections: 64, pipelining: 1, keepAliveTimeout: 10_000 });
}
