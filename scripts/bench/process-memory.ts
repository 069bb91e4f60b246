import { readFileSync } from 'node:fs';

/** `VmRSS` all that is resident, `VmHWM` the most that was, `RssFile` the files in it that are mapped (proc(5)). */
type MemoryField = 'VmRSS' | 'VmHWM' | 'RssFile';

/** Bytes of memory of a process on this Linux machine. */
export function processMemory(pid: number, field: MemoryField): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1_024;
}
