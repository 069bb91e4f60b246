import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tinyBundle } from './tiny-bundle.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A gateway in a separate process, as an operator runs it; only its output can be read. */
export interface ChildGateway {
  readonly url: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Kills it. */
  kill(): Promise<void>;
  /** Ends it with a signal; returns its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `main.ts` with a minimal web client.
 * @param environment all variables of the process
 * @throws Error with its output if it ends before it listens
 */
export async function startChildGateway(
  environment: Readonly<Record<string, string>>,
): Promise<ChildGateway> {
  const child = spawn(process.execPath, [here('../main.ts')], {
    cwd: folderWithBundle(),
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const found = output.match(/listening at (http:\/\/127\.0\.0\.1:\d+)/)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('close', () => reject(new Error(output)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** A folder with the output of the web client's build. */
function folderWithBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'dist/persisted-documents.json'), JSON.stringify(tinyBundle().documents));
  const source = JSON.stringify(here('tiny-bundle.ts'));
  writeFileSync(
    join(folder, 'dist/server/entry-server.js'),
    `import { tinyBundle } from ${source};\nexport const { render } = tinyBundle();\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}
