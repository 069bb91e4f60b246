import { delimiter, join } from 'node:path';
import { canInstall, executable, installPackage } from './debian-package.ts';

const onPath = (): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => executable(join(folder, 'redis-server')));

/**
 * Makes sure that there is a `redis-server` for the tests; installs Debian's package as root.
 * @throws Error when there is none and none can be installed
 */
export function ensureRedis(): void {
  if (onPath()) return;
  if (!canInstall()) throw new Error('No redis-server found: install Redis, or Valkey under that name.');
  installPackage('redis-server');
  if (!onPath()) throw new Error('redis-server was installed but is not on the PATH.');
}
