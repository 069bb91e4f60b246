import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/** Whether a path is a program that can be run. */
export function executable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether packages of Debian can be installed: as root, where there is `apt-get`. */
export const canInstall = (): boolean => process.getuid?.() === 0 && executable('/usr/bin/apt-get');

/** Installs a package of Debian without what it merely recommends. */
export function installPackage(name: string): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    stdio: 'inherit',
    env: environment,
  });
}
