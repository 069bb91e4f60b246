import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { processMemory } from './process-memory.ts';

/** Ticks of `/proc/<pid>/stat` in a second (`getconf CLK_TCK`), which is 100 on every Linux that Node runs on. */
const TICKS_PER_S = 100;
const CONNECTIONS = 20;

/** Seconds of processor that a process has used, all its threads together (proc(5), `utime` and `stime`). */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the command, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

/** Memory that a process holds, in megabytes. */
export const residentMegabytes = (pid: number): number => Math.round(processMemory(pid, 'VmRSS') / 2 ** 20);

/** An address of this machine and the process that answers it. */
export interface Asked {
  readonly url: string;
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Microseconds of processor a request, over so many requests.
 * @throws Error where one of them fails, since a refusal is cheaper than an answer
 */
export async function processorTime({ url, pid, headers = {} }: Asked, requests: number): Promise<number> {
  const before = processorSeconds(pid);
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections: CONNECTIONS,
    amount: requests,
  });
  const refused = result.non2xx - result['3xx'];
  if (result.errors + refused > 0) throw new Error(`${url}: ${result.errors} errors, ${refused} refused`);
  return ((processorSeconds(pid) - before) / requests) * 1_000_000;
}
