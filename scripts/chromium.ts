import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { executable } from './debian-package.ts';
import type { Requirement } from './requirements.ts';

/** Whole browsers: the headless shell, which takes less of the processor, keeps no page for who comes back. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: CHROMIUM_PATH, the system's own, or Playwright's; undefined when there is none. */
export const findChromium = (): string | undefined =>
  [...CANDIDATES, chromium.executablePath()].find(executable);

/** The browser of the browser tests. */
export const CHROMIUM: Requirement = {
  program: 'Chromium',
  debianPackage: 'chromium',
  reason: 'the browser tests run in it; CHROMIUM_PATH names another one.',
  isThere: () => findChromium() !== undefined,
  installOtherwise: {
    source: "Playwright's build of Chromium",
    run: () => {
      const command = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
      execFileSync(process.execPath, command, { stdio: 'inherit' });
    },
  },
};
