export interface RequestCount {
  /** Requests of this window, the one just counted among them. */
  readonly current: number;
  /** Milliseconds until the window ends. */
  readonly ttl: number;
}

/** Counts requests by subject in fixed windows. No request waits for it. */
export interface RequestCounts {
  /** Counts a request. A subject must always come with the same length of its window, in milliseconds. */
  add(subject: string, length: number): RequestCount;
}

/** Subjects remembered; the one that asked longest ago is forgotten first. */
export const MAX_SUBJECTS = 20_000;
