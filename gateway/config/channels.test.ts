import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfigurations } from './channels.ts';
import { ConfigurationError } from './configuration.ts';
import { THEME_FIELDS } from './storefront.ts';

const COMMON = { SHOPWARE_ENDPOINT: 'https://shopware.example', CUSTOM_FIELDS: 'product.care' };
const ONE = { PUBLIC_URL: 'https://one.example', SHOPWARE_ACCESS_TOKEN: 'SWSCONE' };
const TWO = { PUBLIC_URL: 'https://two.example', SHOPWARE_ACCESS_TOKEN: 'SWSCTWO' };

function read(content: unknown, environment: Readonly<Record<string, string>> = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'channels-')), 'channels.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfigurations({ ...COMMON, ...environment, KONTOR_CHANNELS: file });
}

function mistakesOf(...args: Parameters<typeof read>): readonly string[] {
  try {
    read(...args);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.mistakes.map((mistake) => mistake.replace(/\/\S+channels\.json/, 'FILE'));
  }
}

test('a channel overrides the environment', () => {
  const theme = { accent: '#1a56db', dark_accent: '#7aa2f7' };
  const [one, two] = read({
    channels: {
      one: { ...ONE, hosts: ['www.one.example', 'one.internal'], THEME_OVERRIDES: theme },
      two: { ...TWO, CUSTOM_FIELDS: 'product.size', RATE_LIMIT_PER_MINUTE: 60 },
    },
  });
  expect(one).toMatchObject({
    channel: { name: 'one', hosts: ['one.example', 'www.one.example', 'one.internal'] },
    publicUrl: 'https://one.example',
    customFields: new Set(['product.care']),
    themeOverrides: new Map([
      ['kontor_theme_accent', '#1a56db'],
      ['kontor_theme_dark_accent', '#7aa2f7'],
    ]),
  });
  expect(two).toMatchObject({
    shopwareAccessToken: 'SWSCTWO',
    customFields: new Set(['product.size']),
    requestsPerMinute: 60,
  });
});

test('channels with one access key have different ids', () => {
  const [one, two] = read({
    channels: { one: ONE, two: { ...TWO, SHOPWARE_ACCESS_TOKEN: ONE.SHOPWARE_ACCESS_TOKEN } },
  });
  expect(one?.channelId).not.toBe(two?.channelId);
});

test.each([
  ['{', ['KONTOR_CHANNELS: FILE is not JSON']],
  [{ channels: {} }, ['KONTOR_CHANNELS: FILE has no object "channels" with a channel']],
  [
    { channels: { one: ONE, two: { ...TWO, hosts: ['one.example'] } } },
    ['KONTOR_CHANNELS: several channels have the host one.example'],
  ],
  [
    { channels: { One: { ...ONE, PORT: '80', PUBLIC_ULR: 'x' }, two: { ...TWO, PUBLIC_URL: '' } } },
    [
      'KONTOR_CHANNELS: One: PORT belongs to the environment',
      'KONTOR_CHANNELS: One: PUBLIC_ULR is no variable of the gateway',
      'KONTOR_CHANNELS: One: a name has lower-case letters, digits and -',
      'KONTOR_CHANNELS: two: PUBLIC_URL is needed',
    ],
  ],
  [
    { channels: { one: { ...ONE, THEME_OVERRIDES: { colour: 'red' } }, two: TWO } },
    [`KONTOR_CHANNELS: one: THEME_OVERRIDES must not have colour; fields: ${THEME_FIELDS.join(', ')}`],
  ],
])('reports the mistakes of %j', (content, mistakes) => {
  expect(mistakesOf(content)).toEqual(mistakes);
});

test('the fields of THEME_OVERRIDES are the custom fields of the theme', () => {
  const fields = readFileSync('scripts/provision/custom-fields.json', 'utf8').matchAll(
    /"kontor_theme_(\w+)"/g,
  );
  expect(new Set([...fields].map(([, name]) => name))).toEqual(new Set(THEME_FIELDS));
});
