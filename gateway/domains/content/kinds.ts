import type { EntryKind, FormKind } from '../../../schema/generated/types.ts';

const ENTRY_KINDS: Readonly<Record<string, EntryKind>> = { recipe: 'RECIPE', blog: 'BLOG', news: 'NEWS' };

const FORM_KINDS: Readonly<Record<string, FormKind>> = {
  contact: 'CONTACT',
  custom: 'CUSTOM',
  repair: 'REPAIR',
  return: 'RETURN',
  warranty: 'WARRANTY',
  withdrawal: 'WITHDRAWAL',
  newsletter: 'NEWSLETTER',
};

/** Values of the custom fields `kontor_kind` and `kontor_entries`. */
export const ENTRY_WORDS = Object.keys(ENTRY_KINDS);

export function entryKind(word: unknown): EntryKind | null {
  return typeof word === 'string' && Object.hasOwn(ENTRY_KINDS, word) ? (ENTRY_KINDS[word] ?? null) : null;
}

export function formKind(word: unknown): FormKind | null {
  return typeof word === 'string' && Object.hasOwn(FORM_KINDS, word) ? (FORM_KINDS[word] ?? null) : null;
}
