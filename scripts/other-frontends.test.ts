import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../gateway/http/graphql/limits.ts';
import { startTestGateway, type TestGateway } from '../gateway/testing/gateway.ts';

const PAGE = readFileSync('docs/other-frontends.md', 'utf8');

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ NODE_ENV: 'production' });
});
afterAll(() => gateway.close());

/** Runs a script of the page; resolves to its output. */
function run(script: string): Promise<string> {
  // Scripts use the Node of this process.
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  return new Promise((resolve, reject) => {
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', script],
      { env: { ...process.env, PATH, SHOP: gateway.url } },
      (error, stdout, stderr) => (error ? reject(new Error(`${error.message}\n${stderr}`)) : resolve(stdout)),
    );
  });
}

/** Examples of the page with their expected output. */
const EXAMPLES = [...PAGE.matchAll(/```sh\n([^`]+)```\n+```text\n([^`]*)```/g)].map(
  ([, script = '', output]) => ({ name: script.split('\n')[0] ?? '', script, output }),
);

describe('docs/other-frontends.md', () => {
  test('has several examples', () => {
    expect(EXAMPLES.length).toBeGreaterThan(3);
  });

  test.each(EXAMPLES)('has the right output for $name', async ({ script, output = '' }) => {
    expect((await run(script)).trim()).toBe(output.trim());
  });

  test('lists existing data of the demo shop', () => {
    const demo = globSync('sandbox/shops/kontor/**/*.json')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const [table = ''] = PAGE.match(/\| what \| where in the demo shop \|[\s\S]*?\n\n/) ?? [];
    const named = table.match(/`(?:KT-\d+|[A-Z]+\d*|\S+@\S+)`/g) ?? [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !demo.includes(`"${name.slice(1, -1)}"`))).toEqual([]);
  });

  test('lists the current limits', () => {
    const rows = [...PAGE.matchAll(/^\| (\w+) \| (\d+) \|$/gm)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]);
    expect(Object.fromEntries(rows)).toEqual(LIMITS);
  });

  test('lists existing error codes', () => {
    const codes = PAGE.match(/`[A-Z]+_[A-Z_]+`/g) ?? [];
    const sources = globSync('gateway/**/*.ts')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(codes.length).toBeGreaterThan(10);
    for (const code of codes.filter((name) => !/ORIGINS|OPERATIONS|RETURN_URLS/.test(name))) {
      expect([code, sources.includes(`'${code.slice(1, -1)}'`)]).toEqual([code, true]);
    }
  });

  test('links to existing files', () => {
    const links = [...PAGE.matchAll(/\]\(((?!https?:)[^)#]+)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(3);
    for (const path of links) expect(readFileSync(`docs/${path}`, 'utf8').length).toBeGreaterThan(0);
  });
});
