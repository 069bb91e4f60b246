import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command to its end with this terminal's output.
 * @returns its exit code; 1 when a signal ended it
 */
export async function run(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Runs a command to its end and ends this process with its code if that is not 0. */
export async function runOrExit(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const code = await run(command, args, environment);
  if (code !== 0) process.exit(code);
}

export interface NodeOptions {
  /** Flags of Node. */
  readonly flags?: readonly string[];
  /** What happens to its standard output. */
  readonly output?: 'inherit' | 'ignore';
}

/** Starts a TypeScript file with this Node and leaves it running. */
export const startNode = (
  file: string,
  environment: NodeJS.ProcessEnv = {},
  { flags = [], output = 'inherit' }: NodeOptions = {},
): ChildProcess =>
  spawn(process.execPath, [...flags, file], {
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, ...environment },
  });

/** Ends a process with SIGTERM and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
