import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Phrases that stand for a standard term or hide the actor (CONTRIBUTING, "Style"). */
const VAGUE =
  /\b(?:whoever|whatever else|nobody|somebody|everybody|anew|beside|(?:is|are|was|were) told|told of|asks? for|asked for|of (?:its|their) own|stands? (?:beside|for|in)|hears? of|mend(?:ed|s)?|cannot be had)\b/i;

const FILES = execFileSync('git', ['ls-files', '*.md', '*.graphql', '*.ts', '*.tsx', '*.css', '*.yml'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !/generated|fixtures|sandbox\/shops\/[^/]+\/|prose\.test\.ts/.test(path));

/** Prose of a file: Markdown, descriptions, comments and test titles, by line. */
function proseOf(path: string): [line: number, text: string][] {
  const isMarkdown = path.endsWith('.md');
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index): [number, string][] => {
      const prose = isMarkdown
        ? line.replace(/`[^`]*`/g, '')
        : (/^\s*(?:\/\*\*?|\*|\/\/|#)\s(.*)$/.exec(line)?.[1] ??
          /^\s*(?:test|it|describe)(?:\.each)?\(\s*'((?:[^'\\]|\\.)*)'/.exec(line)?.[1] ??
          (path.endsWith('.graphql') ? /"([^"]{20,})"/.exec(line)?.[1] : undefined));
      return prose === undefined ? [] : [[index + 1, prose]];
    });
}

test('documentation, comments and test titles use standard terms', () => {
  const found = FILES.flatMap((path) =>
    proseOf(path)
      .filter(([, text]) => VAGUE.test(text))
      .map(([line, text]) => `${path}:${line} ${VAGUE.exec(text)?.[0]}`),
  );
  expect(found).toEqual([]);
});
