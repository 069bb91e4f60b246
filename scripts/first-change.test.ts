import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PAGE = readFileSync('docs/first-change.md', 'utf8');
const diffs = [...PAGE.matchAll(/^```diff\n([\s\S]*?)^```$/gm)].map((match) => match[1] ?? '');
const tests = /^npx vitest run (.+)$/m.exec(PAGE)?.[1]?.split(' ') ?? [];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kontor-first-change-'));
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs this Node with a program of a package in the copy; its output is in the error when it fails. */
function run(program: string, ...args: string[]): void {
  // A test within a test must not take the outer one's settings for its own.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  execFileSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
}

it('the page about a first change leads from a custom field to a badge on the screen', {
  timeout: 180_000,
}, () => {
  expect(diffs.length).toBeGreaterThan(4);
  expect(tests.length).toBeGreaterThan(1);
  for (const diff of diffs)
    execFileSync('git', ['apply', '--unsafe-paths', `--directory=${copy}`, '-'], { cwd: copy, input: diff });
  run('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.config.ts');
  run('typescript/bin/tsc', '--noEmit');
  run('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'gateway', 'web', 'schema');
  run('vitest/vitest.mjs', 'run', ...tests);
});
