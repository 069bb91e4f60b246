import type { PromiseIcon, ShopLink, ShopPromise } from '../../../schema/generated/types.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { hasMarkup, type ShopFields } from './shop-fields.ts';

const MAX_TEXT_LENGTH = 120;
/** Further lines are dropped. */
const MAX_LINES = 6;
const ICONS: readonly PromiseIcon[] = ['BOX', 'CARD', 'CHECK', 'CLOCK', 'RETURN', 'SHIELD', 'TOOL', 'TRUCK'];

/**
 * Promises, one per line: `Text`, `Text | /path` or `Text | https://…`, optionally followed by ` | icon` (`Text | | icon`
 * without a link).
 * @param localPath adds the language prefix to a path of the shop
 */
export function promises(
  fields: ShopFields,
  name: string,
  localPath: (path: string) => string,
): ShopPromise[] {
  const lines = fields.rawLines(name).flatMap((line, index): ShopPromise[] => {
    const [text = '', target = '', drawing = ''] = line.split('|').map((part) => part.trim());
    const wrong = wrongText(text);
    if (wrong !== null) return refused(fields, name, index, wrong);
    const url = target === '' ? null : linkTarget(target, localPath);
    if (target !== '' && url === null) return refused(fields, name, index, 'has a link that is not safe');
    const icon = ICONS.find((known) => known === drawing.toUpperCase()) ?? null;
    if (drawing !== '' && icon === null)
      fields.note(name, `names a drawing in line ${index + 1} that does not exist`);
    return [{ text, url, icon }];
  });
  return handful(fields, name, lines);
}

/** External links, one per line: `Label | https://…`. */
export function socialLinks(fields: ShopFields, name: string): ShopLink[] {
  const lines = fields.rawLines(name).flatMap((line, index): ShopLink[] => {
    const [label = '', target = ''] = line.split('|').map((part) => part.trim());
    const wrong = wrongText(label);
    if (wrong !== null) return refused(fields, name, index, wrong);
    const url = /^https?:/i.test(target) ? safeUrl(target) : null;
    return url === null
      ? refused(fields, name, index, 'has no address that begins with https://')
      : [{ label, url }];
  });
  return handful(fields, name, lines);
}

function handful<T>(fields: ShopFields, name: string, lines: T[]): T[] {
  if (lines.length > MAX_LINES) fields.note(name, `has more than ${MAX_LINES} lines; the rest is left out`);
  return lines.slice(0, MAX_LINES);
}

function wrongText(text: string): string | null {
  if (text === '') return 'has no text';
  if (hasMarkup(text)) return 'holds markup';
  return text.length > MAX_TEXT_LENGTH ? `is longer than ${MAX_TEXT_LENGTH} characters` : null;
}

function refused(fields: ShopFields, name: string, index: number, why: string): [] {
  fields.note(name, `line ${index + 1} ${why} and is left out`);
  return [];
}

/** A path of the shop or a safe external URL; null for any other value, such as `javascript:` or `//other.example`. */
function linkTarget(target: string, localPath: (path: string) => string): string | null {
  if (/^\/(?![/\\])/.test(target)) return localPath(target);
  return safeUrl(target);
}
