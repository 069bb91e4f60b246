import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { executable } from './debian-package.ts';
import type { Requirement } from './requirements.ts';

/** The same browser without a desktop: it takes a fifth less of the processor, and keeps no page for who comes back. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a whole Chromium: CHROMIUM_PATH, the system's own, or Playwright's; undefined when there is none. */
export const findWholeChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...WHOLE, chromium.executablePath()].find(executable);

/** Path of the quickest Chromium: CHROMIUM_PATH, the headless shell, or a whole one; undefined when there is none. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find(executable) ?? findWholeChromium();

/** The browser of the browser tests. */
export const CHROMIUM: Requirement = {
  program: 'Chromium',
  debianPackage: 'chromium',
  reason: 'the browser tests run in it; CHROMIUM_PATH names another one.',
  isThere: () => findWholeChromium() !== undefined,
  installOtherwise: {
    source: "Playwright's build of Chromium",
    run: () => {
      const command = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
      execFileSync(process.execPath, command, { stdio: 'inherit' });
    },
  },
};

/** What most browser tests run in where it is there. */
export const CHROMIUM_SHELL: Requirement = {
  program: "Chromium's headless shell",
  debianPackage: 'chromium-headless-shell',
  reason: 'most browser tests run in it, a fifth quicker than in a whole Chromium.',
  isThere: () => executable(process.env.CHROMIUM_PATH) || executable(HEADLESS_SHELL),
  optional: true,
};
