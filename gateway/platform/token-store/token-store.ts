export interface AdminToken {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Store through which the gateways of a shop share the token. It never throws; a failure is a missing token. */
export interface TokenStore {
  read(): Promise<AdminToken | null>;
  set(token: AdminToken): Promise<void>;
  /** Runs work that no other gateway may run at the same time. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}
