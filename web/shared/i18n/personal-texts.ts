import { importOrReload } from '../navigation/chunk-reload.ts';
import type { Shop } from './shop.ts';
import { type Translate, textLanguage } from './translate.ts';

const TEXTS = {
  de: () => import('../../messages/personal/de.json'),
  en: () => import('../../messages/personal/en.json'),
  fr: () => import('../../messages/personal/fr.json'),
};

const added = new WeakMap<Translate, Promise<string>>();

/**
 * Adds the texts of checkout, account and service forms, which most pages do not need.
 * @returns their source file, for preloads; always the same promise for a shop, so that a component can `use` it
 */
export function addPersonalTexts({ t, language: { locale } }: Shop): Promise<string> {
  const language = textLanguage(locale);
  const promise =
    added.get(t) ??
    importOrReload(TEXTS[language]).then((module) => {
      t.add(module.default);
      return `web/messages/personal/${language}.json`;
    });
  added.set(t, promise);
  return promise;
}
