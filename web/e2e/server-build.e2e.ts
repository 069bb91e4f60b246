import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the server build contains the production version of React in any environment', () => {
  const files = globSync('dist/server/**/*.js');
  expect(files.length).toBeGreaterThan(0);
  const undecided = files.filter((file) =>
    /process\.env\.NODE_ENV|warnForMissingKey|jsxDEVImpl/.test(readFileSync(file, 'utf8')),
  );
  expect(undecided).toEqual([]);
});
