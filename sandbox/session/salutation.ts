import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';

const TEXTS: Record<string, Record<Lang, readonly [string, string]>> = {
  mr: { de: ['Herr', 'Sehr geehrter Herr'], en: ['Mr', 'Dear Mr'], fr: ['Monsieur', 'Monsieur'] },
  mrs: { de: ['Frau', 'Sehr geehrte Frau'], en: ['Ms', 'Dear Ms'], fr: ['Madame', 'Madame'] },
  not_specified: { de: ['Keine Angabe', ' '], en: ['Not specified', ' '], fr: ['Sans indication', ' '] },
};

/** Keys of the salutations. */
export const SALUTATIONS = Object.keys(TEXTS);

/** The `salutation` entity of a key. */
export function salutationEntity(key: string, lang: Lang): Entity {
  const [displayName = '', letterName = ''] = TEXTS[key]?.[lang] ?? [];
  return entity(
    'salutation',
    idOf('salutation', key),
    { salutationKey: key, displayName, letterName },
    { displayName, letterName, customFields: {} },
  );
}

/** Whether there is a salutation with this id. */
export function salutationExists(id: string): boolean {
  return SALUTATIONS.some((key) => idOf('salutation', key) === id);
}

/** The `salutation` entity with this id, or null. */
export function salutationById(id: string | null | undefined, lang: Lang): Entity | null {
  const key = SALUTATIONS.find((candidate) => idOf('salutation', candidate) === id);
  return key === undefined ? null : salutationEntity(key, lang);
}
