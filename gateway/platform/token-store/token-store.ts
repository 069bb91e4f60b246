export interface AdminToken {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Shares the token between the gateways of a shop. Never throws; a failure counts as a missing token. */
export interface TokenStore {
  read(): Promise<AdminToken | null>;
  set(token: AdminToken): Promise<void>;
  /** Runs work that no other gateway may run at the same time. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}
