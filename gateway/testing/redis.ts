import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from './free-port.ts';

/** A separate Redis server without persistence. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Kills it. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  again(): Promise<void>;
  /** Suspends its process: connections stay open without responses. */
  pause(): void;
  /** Resumes it; it then processes pending commands. */
  resume(): void;
  /** Sends one command, as `redis-cli` does. */
  command(...words: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Starts Debian's `redis-server` on a free port of the loopback interface.
 * @param more options of its command line
 */
export async function startTestRedis(...more: readonly string[]): Promise<TestRedis> {
  const port = await freePort();
  let child = await start(port, more);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => end('SIGKILL'),
    again: async () => {
      child = await start(port, more);
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    command: async (...words) => {
      const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
      try {
        return await client.sendCommand([...words]);
      } finally {
        client.destroy();
      }
    },
    close: async () => {
      child.kill('SIGCONT');
      await end('SIGTERM');
    },
  };
}

async function start(port: number, more: readonly string[]): Promise<ChildProcess> {
  // A replica always writes a file.
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const local = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const options = [...local, '--save', '', '--appendonly', 'no', ...more];
  const child = spawn('redis-server', options, { stdio: 'ignore' });
  await untilAnswered(child, port);
  return child;
}

/** Waits until a `redis-server` responds. */
async function untilAnswered(child: ChildProcess, port: number): Promise<void> {
  child.on('error', () => undefined);
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    if (await answers(port)) return;
    await wait(25);
  }
  throw new Error('redis-server does not answer; is it installed?');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
