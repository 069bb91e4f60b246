import { startSandbox } from '../../sandbox/sandbox.ts';
import { markdownTable, writePart } from '../bench/performance-page.ts';
import { startGateway } from '../gateway-under-test.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';
import { compileAhead, IMAGE_FLAGS } from './as-the-image.ts';
import { buyable } from './buyer.ts';
import { MEMORY_ENVIRONMENT, memoryByPhase, peopleWithPictures } from './memory.ts';
import type { MemoryReading } from './memory-reading.ts';

const row = (name: string, memory: MemoryReading): string[] => [
  name,
  ...[
    memory.resident,
    memory.program,
    memory.heapUsed,
    memory.heapReserve,
    memory.buffers,
    memory.native,
    memory.counted,
  ].map((megabytes) => megabytes.toFixed(0)),
];

/**
 * `npm run soak -- --memory [minutes]`: what a gateway takes after each thing that makes it grow, then over some minutes
 * of people with pictures; writes the table into `docs/performance.md`.
 * @returns whether the last third took at most a twentieth more than the one before
 */
export async function runMemory(minutes: number): Promise<boolean> {
  const sandbox = await startSandbox({ port: 0 });
  sandbox.controls.set({ rateLimits: false });
  const gateway = await startGateway(
    { ...sandboxEnvironment(sandbox), ...MEMORY_ENVIRONMENT, ...(await compileAhead()) },
    IMAGE_FLAGS,
  );
  try {
    const phases = await memoryByPhase(gateway);
    const { asked, middle, last } = await peopleWithPictures(gateway, await buyable(gateway.origin), minutes);
    const rows = [
      ...phases.map(({ name, memory }) => row(name, memory)),
      row(`${minutes} minutes of 8 people with pictures (${asked} requests), second third`, middle),
      row('the same, last third', last),
    ];
    const head = [
      'after, in MB',
      'resident',
      'Node itself',
      'heap in use',
      'heap in reserve',
      'buffers',
      'native',
      'counted by the cache',
    ];
    const table = markdownTable(head, rows);
    writePart('soak', table);
    process.stdout.write(`${table}\n`);
    return last.resident < middle.resident * 1.05;
  } finally {
    await gateway.stop();
    await sandbox.close();
  }
}
