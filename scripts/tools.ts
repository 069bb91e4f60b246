import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A program that tests or commands use in addition to Node. */
export interface Tool {
  readonly program: string;
  readonly debianPackage: string;
  readonly reason: string;
  isInstalled(): boolean;
  /** Whether the tests run without it, only more slowly. */
  readonly isOptional?: true;
  /** Installs the program without root. */
  install?(): void;
}

/** Path of Debian's Chromium without a desktop, which uses a fifth less CPU. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a full Chromium: CHROMIUM_PATH, an installed one, or Playwright's. */
const findFullChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...BROWSERS, chromium.executablePath()].find(isExecutable);

/** Path of the fastest Chromium: CHROMIUM_PATH, the headless shell, or a full one. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find(isExecutable) ?? findFullChromium();

const onPath = (program: string, debianPackage: string, reason: string): Tool => ({
  program,
  debianPackage,
  reason,
  isInstalled: () =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, program))),
});

export const REDIS = onPath('redis-server', 'redis-server', 'tests with several gateways share a Redis');
export const PROMTOOL = onPath('promtool', 'prometheus', 'tests of metrics and alert rules');
export const HAPROXY = onPath('haproxy', 'haproxy', 'tests of the load balancer');
export const AMTOOL = onPath('amtool', 'prometheus-alertmanager', 'tests of alert routes');
export const CHROMIUM: Tool = {
  program: 'Chromium',
  debianPackage: 'chromium',
  reason: 'browser tests; CHROMIUM_PATH selects another one',
  isInstalled: () => findFullChromium() !== undefined,
  install: () =>
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    }),
};
export const CHROMIUM_SHELL: Tool = {
  program: 'Chromium headless shell',
  debianPackage: 'chromium-headless-shell',
  reason: 'faster browser tests',
  isInstalled: () => isExecutable(process.env.CHROMIUM_PATH) || isExecutable(HEADLESS_SHELL),
  isOptional: true,
};

/**
 * Installs missing tools and logs each installation, unless KONTOR_NO_INSTALL is set.
 * @throws Error with all missing tools if they cannot be installed
 */
export function ensure(tools: readonly Tool[]): void {
  const isAllowed = !process.env['KONTOR_NO_INSTALL'];
  const hasApt = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  const missing = tools.filter((tool) => !tool.isInstalled());
  const isInstallable = ({ install }: Tool) => isAllowed && (hasApt || install !== undefined);
  const blocked = missing.filter((tool) => !tool.isOptional && !isInstallable(tool));
  if (blocked.length > 0) {
    const why = isAllowed
      ? 'only root can install packages, on Debian or Ubuntu'
      : 'KONTOR_NO_INSTALL is set';
    const lines = blocked.map(
      ({ program, debianPackage, reason }) => `  ${program} (package ${debianPackage}): ${reason}`,
    );
    throw new Error(`Missing tools, and ${why}:\n${lines.join('\n')}`);
  }
  for (const { program, debianPackage, reason, isOptional, install, isInstalled } of missing.filter(
    isInstallable,
  )) {
    console.log(`Installing ${hasApt ? `the package ${debianPackage}` : program}: ${reason}`);
    try {
      if (hasApt) aptInstall(debianPackage);
      else install?.();
    } catch (error) {
      if (!isOptional) throw error;
      console.log(`${program} cannot be installed; the tests run without it.`);
      continue;
    }
    if (!isInstalled()) throw new Error(`${program} was installed, but is not found.`);
  }
}

function isExecutable(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function aptInstall(debianPackage: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', debianPackage], {
    stdio: 'inherit',
    env,
  });
}
