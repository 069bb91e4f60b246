import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '../gateway/http/graphql/limits.ts';
import { readSchema } from '../gateway/http/graphql/schema.ts';
import { startTestGateway, type TestGateway } from '../gateway/testing/gateway.ts';

const PAGE = readFileSync('docs/other-frontends.md', 'utf8');

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ NODE_ENV: 'production' });
});
afterAll(() => gateway.close());

/** Runs a program with `$SHOP`; resolves to its output. */
function run(program: string, args: readonly string[]): Promise<string> {
  // Scripts use the Node of this process.
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  return new Promise((resolve, reject) => {
    execFile(program, args, { env: { ...process.env, PATH, SHOP: gateway.url } }, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stderr}`)) : resolve(stdout),
    );
  });
}

interface Snippet {
  readonly code: string;
  /** Expected output; undefined for any. */
  readonly output: string | undefined;
}

const snippets = (language: string): Snippet[] =>
  [
    ...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\`(?:\\n+\`\`\`text\\n([^]*?)\`\`\`)?`, 'g')),
  ].map(([, code = '', output]) => ({ code, output }));

const SEPARATOR = '-- next snippet --';

describe('docs/other-frontends.md', () => {
  test('has shell snippets with the stated output, run in one shell', async () => {
    const scripts = snippets('sh');
    expect(scripts.length).toBeGreaterThan(5);
    const script = scripts.map(({ code }) => code).join(`\necho '${SEPARATOR}'\n`);
    const outputs = (await run('bash', ['-euo', 'pipefail', '-c', script])).split(SEPARATOR);
    for (const [index, { code, output }] of scripts.entries())
      if (output !== undefined) expect([code, outputs[index]?.trim()]).toEqual([code, output.trim()]);
  });

  test.each(snippets('ts'))('has a TypeScript snippet that runs: %#', async ({ code }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-snippet-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    copyFileSync('examples/session-fetch.ts', join(folder, 'session-fetch.ts'));
    writeFileSync(join(folder, 'snippet.ts'), code);
    await run(process.execPath, [join(folder, 'snippet.ts')]);
  });

  test('has valid GraphQL snippets', () => {
    const schema = buildSchema(readSchema());
    const operations = snippets('graphql');
    expect(operations.length).toBeGreaterThan(0);
    for (const { code } of operations) expect(validate(schema, parse(code))).toEqual([]);
  });

  test('lists the current limits', () => {
    const rows = [...PAGE.matchAll(/^\| (\w+) \| (\d+) \|$/gm)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]);
    expect(Object.fromEntries(rows)).toEqual(LIMITS);
  });
});
