import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/security.md', 'utf8');

/** Files that the page names, each with the tests that it names of it. */
const NAMED = [...PAGE.matchAll(/`((?:gateway|web)\/[\w/.-]+\.(?:test|e2e)\.tsx?)`((?:,? "[^"]+")*)/g)].map(
  ([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }),
);

test('the page about security names tests that exist', () => {
  expect(NAMED.length).toBeGreaterThan(40);
  for (const { file, names } of NAMED) {
    const source = readFileSync(file, 'utf8');
    for (const name of names) expect([file, name, source.includes(name)]).toEqual([file, name, true]);
  }
});
