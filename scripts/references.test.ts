import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.graphql', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('generated/') && path !== 'scripts/references.test.ts');

/** File content with joined comment lines. */
const unwrapped = (path: string): string => readFileSync(path, 'utf8').replace(/\n\s*(?:\*|\/\/) /g, ' ');

/** All matches of the first group, with their file. */
function references(pattern: RegExp): readonly { readonly path: string; readonly name: string }[] {
  return sources.flatMap((path) =>
    [...unwrapped(path).matchAll(pattern)].map((match) => ({ path, name: match[1] ?? match[0] })),
  );
}

/** Headings of a page of the docs. */
function headings(page: string): ReadonlySet<string> {
  return new Set([...readFileSync(page, 'utf8').matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? ''));
}

describe('a reference exists:', () => {
  it.each(['rules', 'shopware'])('heading of docs/%s.md', (page) => {
    const known = headings(`docs/${page}.md`);
    const found = references(new RegExp(`docs/${page}\\.md(?: and)?, "([^"]+)"`, 'g'));
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('test file in docs/security.md', () => {
    const page = readFileSync('docs/security.md', 'utf8');
    const files = [...page.matchAll(/`((?:gateway|web)\/[\w/.-]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('no reference to documents outside the repository', () => {
    expect(references(/\b(?:spec|design) §\d/gi)).toEqual([]);
  });
});
