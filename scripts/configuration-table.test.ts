import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationTable } from './configuration-table.ts';

test('the README lists every environment variable as the gateway reads it', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(configurationTable());
});

test('the README names the two commands that a newcomer needs', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain('npm ci && npm start');
  expect(readme).toContain('npm ci && npm test');
});
