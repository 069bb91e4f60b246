import { readFileSync } from 'node:fs';
import { isObject } from '../lib/json.ts';

/** Version of Kontor, from its `package.json`. */
export const VERSION = versionIn(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

function versionIn(text: string): string {
  const parsed: unknown = JSON.parse(text);
  return isObject(parsed) && typeof parsed['version'] === 'string' ? parsed['version'] : 'unknown';
}
