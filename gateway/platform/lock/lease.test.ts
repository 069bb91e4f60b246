import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdLease, LEASE_MS, type Lease } from './lease.ts';

/** How long Redis takes to answer. */
const REPLY_MS = 1_000;
const COVER_MS = 10_000;
/** How much longer than the work a lease is requested. */
const MARGIN_MS = 1_000;

let requested: number[];
let lease: Lease;

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  const store = {
    remembers: () => true,
    runDurably: async (_script: unknown, _keys: unknown, _ticket?: unknown, ms?: unknown) => {
      // Not the renewals at intervals.
      if (Number(ms) !== LEASE_MS) requested.push(Number(ms));
      await vi.advanceTimersByTimeAsync(REPLY_MS);
      return 1;
    },
  };
  lease = holdLease(store, 'key', 'ticket', performance.now());
});
afterEach(() => {
  lease.end();
  vi.useRealTimers();
});

describe('a lease', () => {
  test('covers the time since it was requested, and is renewed for more', async () => {
    await lease.cover(LEASE_MS);
    expect(requested).toEqual([]);
    await lease.cover(LEASE_MS + 1);
    expect(requested).toEqual([LEASE_MS + 1 + MARGIN_MS]);
  });

  test('lasts from the request of a renewal, not from the reply', async () => {
    await lease.cover(COVER_MS);
    const left = COVER_MS + MARGIN_MS - REPLY_MS;
    await lease.cover(left);
    expect(requested).toHaveLength(1);
    await lease.cover(left + 1);
    expect(requested).toHaveLength(2);
  });
});
