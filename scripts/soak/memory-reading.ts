import { processMemory } from '../bench/process-memory.ts';

/** Megabytes that a gateway takes at one moment, by what takes them. */
export interface MemoryReading {
  /** All that is resident. */
  readonly resident: number;
  /** Of it, files that are mapped: Node itself and its libraries. Several processes of one machine share them. */
  readonly program: number;
  /** Objects of JavaScript that are in use, and what the engine keeps ready beyond them. */
  readonly heapUsed: number;
  readonly heapReserve: number;
  /** Buffers that JavaScript holds: compressed answers, pictures. */
  readonly buffers: number;
  /** The rest: compiled code outside the heap, threads, what the allocator has not given back. */
  readonly native: number;
  /** What the cache says that its entries take; it lies in `heapUsed` and `buffers`. */
  readonly counted: number;
}

const MEGABYTE = 2 ** 20;

/**
 * Reads the memory of a gateway that runs on this Linux machine: from the kernel, and from its own `/metrics`.
 * @param token METRICS_TOKEN of the gateway
 */
export async function readMemory(origin: string, pid: number, token: string): Promise<MemoryReading> {
  const metrics = await (
    await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  ).text();
  const value = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) / MEGABYTE;
  const resident = processMemory(pid, 'VmRSS') / MEGABYTE;
  const program = processMemory(pid, 'RssFile') / MEGABYTE;
  const heapUsed = value('nodejs_heap_size_used_bytes');
  const heapTotal = value('nodejs_heap_size_total_bytes');
  const buffers = value('nodejs_external_memory_bytes');
  return {
    resident,
    program,
    heapUsed,
    heapReserve: heapTotal - heapUsed,
    buffers,
    native: Math.max(0, resident - program - heapTotal - buffers),
    counted: value('kontor_cache_bytes'),
  };
}

/** The mean of some readings, figure by figure. */
export function meanReading(readings: readonly MemoryReading[]): MemoryReading {
  const mean = (of: (one: MemoryReading) => number) =>
    readings.reduce((sum, one) => sum + of(one), 0) / Math.max(1, readings.length);
  return {
    resident: mean((one) => one.resident),
    program: mean((one) => one.program),
    heapUsed: mean((one) => one.heapUsed),
    heapReserve: mean((one) => one.heapReserve),
    buffers: mean((one) => one.buffers),
    native: mean((one) => one.native),
    counted: mean((one) => one.counted),
  };
}
