import { globSync, readFileSync } from 'node:fs';
import type { MessageKey } from '../shared/i18n/translate.ts';

const MESSAGES: readonly (readonly [key: string, text: string])[] = globSync(
  'web/messages/**/*.json',
).flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))));

/** Matches a message of the storefront in every language; placeholders and a note in brackets match any text. */
export function words(key: MessageKey): RegExp {
  const texts = MESSAGES.filter(([name]) => name === key || name.startsWith(`${key}_`)).map(([, text]) =>
    text
      .replace(/[[\]]/g, '')
      .replace(/[.*+?^$()|\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.*')
      .replace(/\s+/g, '\\s+'),
  );
  if (texts.length === 0) throw new Error(`No message ${key}`);
  return new RegExp(`^(?:${texts.join('|')})(?:\\s\\(.*\\))?$`);
}
