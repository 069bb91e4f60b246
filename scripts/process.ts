import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command with the output of this terminal.
 * @returns its exit code; 1 after a signal
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

/** Runs a command and exits with its code if that is not 0. */
export async function runOrExit(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const code = await run(command, args, environment);
  if (code !== 0) process.exit(code);
}

export interface NodeOptions {
  /** Node flags. */
  readonly flags?: readonly string[];
  /** Destination of standard output. */
  readonly output?: 'inherit' | 'ignore';
}

/** Starts a TypeScript file in the background. */
export const startNode = (
  file: string,
  environment: NodeJS.ProcessEnv = {},
  { flags = [], output = 'inherit' }: NodeOptions = {},
): ChildProcess =>
  spawn(process.execPath, [...flags, file], {
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, ...environment },
  });

/** Sends SIGTERM and waits for the exit. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
