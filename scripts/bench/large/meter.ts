import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayUnderTest } from '../../gateway-under-test.ts';
import { processMemory } from '../process-memory.ts';

/** What a gateway counts. */
export interface Reading {
  /** Milliseconds of processor since its start. */
  readonly processorMs: number;
  readonly upstreamCalls: number;
  /** Reads by what the cache made of them. */
  readonly lookups: Readonly<Record<string, number>>;
  readonly cacheBytes: number;
}

/** Reads a gateway's metrics off. */
export async function readOff({ origin }: GatewayUnderTest): Promise<Reading> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const rows = text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = line.match(/^(\w+)(?:\{(.*)\})? (\S+)/) ?? [];
    return name === undefined ? [] : [{ name, labels, value: Number(value) }];
  });
  const sum = (name: string) =>
    rows.filter((row) => row.name === name).reduce((total, { value }) => total + value, 0);
  const lookups: Record<string, number> = {};
  for (const { name, labels, value } of rows) {
    if (name !== 'kontor_cache_lookups_total') continue;
    const outcome = labels.match(/outcome="(\w+)"/)?.[1] ?? '';
    lookups[outcome] = (lookups[outcome] ?? 0) + value;
  }
  return {
    processorMs: sum('process_cpu_seconds_total') * 1_000,
    upstreamCalls: sum('kontor_upstream_call_duration_seconds_count'),
    lookups,
    cacheBytes: sum('kontor_cache_bytes'),
  };
}

/** Bytes of memory that a process had at most while something was done (Linux). */
export async function peakMemoryOf(pid: number, work: () => Promise<void>): Promise<number> {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return processMemory(pid, 'VmHWM');
}

/** Waits until a gateway asks Shopware for nothing more, so that what it reads by itself is told apart. */
export async function untilQuiet(gateway: GatewayUnderTest): Promise<void> {
  let calls = -1;
  for (let round = 0; round < 60; round++) {
    const now = (await readOff(gateway)).upstreamCalls;
    if (now === calls) return;
    calls = now;
    await delay(500);
  }
}
