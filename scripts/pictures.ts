import { run } from './process.ts';

/** `npm run pictures`: see playwright.pictures.config.ts; arguments go on to Playwright. */
process.exitCode = await run(process.execPath, [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'playwright.pictures.config.ts',
  ...process.argv.slice(2),
]);
