import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import { canInstall, executable, installPackage } from './debian-package.ts';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const found = (): string | undefined => [...CANDIDATES, chromium.executablePath()].find(executable);

function install(): void {
  if (canInstall()) installPackage('chromium');
  else {
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
}

/**
 * Path of a Chromium: CHROMIUM_PATH, the system's own, or Playwright's; installed when there is none
 * (Debian's package as root, else Playwright's build).
 * @throws Error when none could be installed
 */
export function chromiumPath(): string {
  const path = found();
  if (path) return path;
  install();
  const installed = found();
  if (!installed) throw new Error('No Chromium found or installed; set CHROMIUM_PATH to one.');
  return installed;
}
