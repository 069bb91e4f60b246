import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readShopTexts } from './shop-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const silent = { warn: () => undefined };

test('texts of a shop are read from a file a language; what is no text is left out', () => {
  writeFileSync(join(folder, 'it.json'), '{"page-404": "Non trovata", "page-500": 7}');
  writeFileSync(join(folder, 'README.md'), '# no texts');
  expect(readShopTexts(folder, silent)).toEqual({ it: { 'page-404': 'Non trovata' } });
});

test('a file that cannot be read is said in the log, and the shop speaks as without it', () => {
  writeFileSync(join(folder, 'it.json'), '{"page-404": ');
  writeFileSync(join(folder, 'nl.json'), '["page-404"]');
  const told: unknown[] = [];
  const log = { warn: (fields: unknown) => void told.push(fields) };
  expect(readShopTexts(folder, log)).toEqual({ it: {}, nl: {} });
  expect(told).toHaveLength(2);
});

test('a shop without a folder of its own has no texts of its own', () => {
  expect(readShopTexts(join(folder, 'none'), silent)).toEqual({});
});
