import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const RIGHT = { SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: 'SWSCEXAMPLE' };

/** Runs `main.ts` with the given environment only. */
function run(environment: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['gateway/main.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    timeout: 60_000,
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

test('--check-config accepts a valid configuration and starts nothing', () => {
  expect(run(RIGHT, '--check-config')).toEqual({
    status: 0,
    lines: [expect.stringMatching(/^The configuration is valid \(Kontor \d+\.\d+\.\d+\)\.$/)],
  });
});

test('--check-config prints every mistake on a line without its value', () => {
  const wrong = {
    ...RIGHT,
    NODE_ENV: 'prod',
    PUBLIC_URL: 'https://shop.example',
    PORT: 'many',
    SESSION_SECRETS: 'too-short-a-secret',
    CLIENT_KEYS: 'kiosk:short-secret',
    RATE_LIMT_PER_MINUTE: '5',
  };
  const { status, lines } = run(wrong, '--check-config');
  expect(status).toBe(1);
  expect(lines.map((line) => line.split(' ', 1)[0]).toSorted()).toEqual(
    ['CLIENT_KEYS', 'NODE_ENV', 'PORT', 'RATE_LIMT_PER_MINUTE', 'SESSION_SECRETS'].toSorted(),
  );
  expect(lines.join('\n')).not.toMatch(/too-short-a-secret|short-secret/);
});

test('--check-config reads the files that a configuration names', () => {
  expect(run({ ...RIGHT, GRAPHQL_DOCUMENTS: '/nowhere,package-lock.json' }, '--check-config')).toEqual({
    status: 1,
    lines: [
      'GRAPHQL_DOCUMENTS: /nowhere cannot be read (ENOENT)',
      'GRAPHQL_DOCUMENTS: package-lock.json is neither a JSON object of documents by id nor an Apollo manifest',
    ],
  });
});
