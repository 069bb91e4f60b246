import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('pages are rendered by what React has for production, whatever environment the gateway is started in', () => {
  const files = globSync('dist/server/**/*.js');
  expect(files.length).toBeGreaterThan(0);
  const undecided = files.filter((file) =>
    /process\.env\.NODE_ENV|warnForMissingKey|jsxDEVImpl/.test(readFileSync(file, 'utf8')),
  );
  expect(undecided).toEqual([]);
});
