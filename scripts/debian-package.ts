import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { ensureWith, type Requirement } from './requirements.ts';

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

/** As root, where there is `apt-get`. */
const canInstall = (): boolean => process.getuid?.() === 0 && executable('/usr/bin/apt-get');

/** Installs a package without what it merely recommends. */
function installPackage(name: string): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    stdio: 'inherit',
    env: environment,
  });
}

/**
 * Makes sure that programs are there, on this machine: installs Debian's packages as root, unless KONTOR_NO_INSTALL is set.
 * Before each installation it says what is installed, and why.
 * @throws Error that names all that is missing, where nothing may or can be installed
 */
export function ensure(requirements: readonly Requirement[]): void {
  const installer = {
    allowed: !process.env['KONTOR_NO_INSTALL'],
    debian: canInstall(),
    install: installPackage,
    say: (line: string) => void process.stdout.write(`${line}\n`),
  };
  ensureWith(installer, requirements);
}
