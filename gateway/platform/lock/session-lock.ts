/** The turn that somebody has. */
export interface LockHold {
  /**
   * Makes sure that nobody else can have the turn for so many milliseconds, whatever happens; asked before anything is
   * changed.
   * @throws UpstreamError `unshared` when that is not sure; then nothing may be sent
   */
  secure(ms: number): Promise<void>;
}

/** A turn that nobody outside of this process can have. */
export const LOCAL_HOLD: LockHold = { secure: () => Promise.resolve() };

/** Lets the calls of one session run one after another. */
export interface SessionLock {
  /** Runs `work` when all that was asked before it under the same key has ended. */
  run<T>(key: string, work: (hold: LockHold) => Promise<T>): Promise<T>;
}
