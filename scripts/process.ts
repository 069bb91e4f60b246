import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs a command with the output of this terminal.
 * @returns its exit code; 1 after a signal
 */
export async function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Runs a command and exits with its code if that is not 0. */
export async function runOrExit(command: string, args: readonly string[]): Promise<void> {
  const code = await run(command, args);
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

const PAUSE_MS = 250;

/**
 * Waits until a gateway or a sandbox is ready, which takes minutes on a busy machine.
 * @throws Error if the process ends first
 */
export async function untilReady(origin: string, server: ChildProcess, path = '/health/ready') {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(origin + path).catch(() => undefined);
    if (answer?.ok) return;
    await delay(PAUSE_MS);
  }
  throw new Error(
    `The server at ${origin} ended with ${server.exitCode ?? server.signalCode} before it was ready`,
  );
}
