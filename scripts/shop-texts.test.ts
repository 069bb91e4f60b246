import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopTextWarnings } from './shop-texts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, texts: object) => writeFileSync(join(folder, name), JSON.stringify(texts));

test('accepts known keys and additional plural forms', async () => {
  write('pl.json', { search: 'Szukaj', 'listing.count_few': '{count} produkty', 'page-404': 'Nie ma' });
  expect(await shopTextWarnings(folder)).toEqual([]);
});

test('reports unknown keys, placeholders and language tags', async () => {
  write('it.json', { serach: 'Cerca', 'listing.count_other': '{numero} prodotti' });
  write('IT-ch.json', {});
  write('italiano.it.json', {});
  expect((await shopTextWarnings(folder)).map((text) => text.replace(folder, 'shop'))).toEqual([
    'shop/IT-ch.json: write the language tag as "it-CH"',
    'shop/it.json: unknown key "serach"',
    'shop/it.json: unknown placeholder {numero} in "listing.count_other"',
    'shop/italiano.it.json: "italiano.it" is not a language tag',
  ]);
});
