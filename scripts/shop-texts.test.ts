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

test('texts of screens, of the gateway and with plurals of their own are fine, be they few', async () => {
  write('pl.json', { search: 'Szukaj', 'listing.count_few': '{count} produkty', 'page-404': 'Nie ma' });
  expect(await shopTextWarnings(folder)).toEqual([]);
});

test('a key that nothing has, a placeholder that nothing fills and a name that is no language are said', async () => {
  write('it.json', { serach: 'Cerca', 'listing.count_other': '{numero} prodotti' });
  write('IT-ch.json', {});
  write('italiano.it.json', {});
  expect((await shopTextWarnings(folder)).map((text) => text.replace(folder, 'shop'))).toEqual([
    'shop/IT-ch.json: the language is written "it-CH", with these capitals',
    'shop/it.json: nothing has the text "serach"',
    'shop/it.json: nothing fills {numero} in "listing.count_other"',
    'shop/italiano.it.json: "italiano.it" is no tag of a language',
  ]);
});
