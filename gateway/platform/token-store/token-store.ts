/** A token of the Admin API. */
export interface AdminToken {
  readonly value: string;
  /** Milliseconds since 1970 until which it is used. */
  readonly until: number;
}

/** Where the gateways of a shop leave the token for each other. It never fails: what it cannot give is not there. */
export interface TokenStore {
  read(): Promise<AdminToken | null>;
  set(token: AdminToken): Promise<void>;
  /** Runs what no other gateway may do meanwhile. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}
