import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../../lib/json.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ShopTexts } from './messages.ts';

/**
 * Reads the texts of the shop, one `<tag>.json` per language. Keys of screens in the same file are ignored. A
 * file that cannot be read is ignored and logged.
 * @param folder usually `shop/messages`; may be missing
 */
export function readShopTexts(folder: string, log: Pick<Logger, 'warn'>): ShopTexts {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name.replace(/\.json$/, ''), readTexts(join(folder, name), log)]),
  );
}

function readTexts(file: string, log: Pick<Logger, 'warn'>): Readonly<Record<string, string>> {
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isObject(texts)) throw new Error('The value is not a JSON object');
    return Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
    );
  } catch (error) {
    log.warn({ err: error, file }, 'texts of the shop cannot be read');
    return {};
  }
}
