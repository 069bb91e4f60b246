import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from '../gateway/config/variables.ts';

const README = readFileSync('README.md', 'utf8');

test('each variable in the README exists', () => {
  const named = [...README.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  expect([...VARIABLES.keys()]).toEqual(expect.arrayContaining(named));
});
