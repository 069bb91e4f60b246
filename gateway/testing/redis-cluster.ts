import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { untilAnswered } from './redis.ts';

/** A real Redis cluster of three nodes without replicas. */
export interface TestRedisCluster {
  /** Value of `REDIS_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts it on free ports of the loopback interface. */
export async function startTestRedisCluster(): Promise<TestRedisCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-cluster-'));
  const nodes: { port: number; child: ChildProcess }[] = [];
  for (let node = 0; node < 3; node++) {
    const port = await freePort();
    // The bus of a node listens 10,000 above it.
    if (port > 55_000) {
      node--;
      continue;
    }
    const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const clustered = ['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${port}.conf`];
    const child = spawn('redis-server', [...options, ...clustered].map(String), {
      stdio: 'ignore',
      cwd: folder,
    });
    await untilAnswered(child, port);
    nodes.push({ port, child });
  }
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  execFileSync('redis-cli', ['--cluster', 'create', ...addresses, '--cluster-yes'], { stdio: 'ignore' });
  for (const { port } of nodes) {
    while (!execFileSync('redis-cli', ['-p', String(port), 'cluster', 'info']).includes('cluster_state:ok')) {
      await wait(50);
    }
  }
  return {
    url: addresses.map((address) => `redis://${address}`).join(','),
    close: async () => {
      for (const { child } of nodes) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
