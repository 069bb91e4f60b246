import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { stop } from '../process.ts';

const FOLDER = '.cache/mesh';
const SCHEMA = 'node_modules/@shopware/api-client/api-types/storeApiSchema.6.6.10.json';

/** GraphQL Mesh in a process of its own. */
export interface MeshPeer {
  /** Where it answers. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts GraphQL Mesh over a Store API; installs it beside the project the first time, for it is no part of it.
 * @param shopware origin
 */
export async function startMesh(shopware: string, accessKey: string): Promise<MeshPeer> {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'serve.js']) {
    copyFileSync(`scripts/bench/mesh/${file}`, `${FOLDER}/${file}`);
  }
  if (!existsSync(`${FOLDER}/node_modules`)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: FOLDER,
      stdio: 'inherit',
    });
  }
  const child = fork('serve.js', {
    cwd: FOLDER,
    env: {
      ...process.env,
      STORE_API: `${shopware}/store-api`,
      STORE_API_SCHEMA: resolve(SCHEMA),
      ACCESS_KEY: accessKey,
    },
  });
  const [ready]: { port: number }[] = await once(child, 'message');
  return { url: `http://127.0.0.1:${ready?.port}/graphql`, stop: () => stop(child) };
}
