export interface LockHold {
  /**
   * Ensures that nobody else can hold the lock for `ms`, whatever happens. Call it before any change.
   * @throws UpstreamError `unshared` when that is not sure; then nothing may be sent
   */
  secure(ms: number): Promise<void>;
}

/** A hold within one process, always secure. */
export const LOCAL_HOLD: LockHold = { secure: () => Promise.resolve() };

/** Serialises the calls of one session. */
export interface SessionLock {
  /** Runs `work` after all earlier work with the same key. */
  run<T>(key: string, work: (hold: LockHold) => Promise<T>): Promise<T>;
}
