import { LANGS, type Lang } from './model/text.ts';
import { isObject, ShapeError } from './shape.ts';

/**
 * Makes sure that every text has the languages of the shop and no other.
 * @param at where the value stands
 * @throws ShapeError
 */
export function checkLanguages(value: unknown, at: string, languages: readonly Lang[]): void {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) checkLanguages(entry, `${at}[${index}]`, languages);
    return;
  }
  if (!isObject(value)) return;
  if (LANGS.some((lang) => lang in value)) {
    const missing = languages.find((lang) => value[lang] === undefined);
    if (missing !== undefined) throw new ShapeError(`${at}.${missing}: expected a text, found nothing`);
    const foreign = LANGS.find((lang) => lang in value && !languages.includes(lang));
    if (foreign !== undefined) throw new ShapeError(`${at}.${foreign}: the shop does not have this language`);
  }
  for (const [key, entry] of Object.entries(value)) checkLanguages(entry, `${at}.${key}`, languages);
}
