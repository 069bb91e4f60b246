/** Maximum length of an id. */
const MAX_LENGTH = 60;

/**
 * Slug of a text in any language: lower-case letters, marks and numbers with hyphens. Empty for a text
 * without them. Composed and decomposed accents give the same slug, soft hyphens are ignored.
 */
export function anchorOf(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words].slice(0, MAX_LENGTH).join('').replace(/^-|-$/g, '');
}

/**
 * Prefix of ids in texts of the shop. No id of Kontor has it, so
 * texts cannot shadow ids that scripts or labels use.
 */
export const MARK = 'h-';

/** The prefixed id for a name in a text of the shop; null for a name without letters or numbers. */
export function markNamed(name: string): string | null {
  const words = anchorOf(name.startsWith(MARK) ? name.slice(MARK.length) : name);
  return words === '' ? null : MARK + words;
}

/** The prefixed id for a URL fragment without `#`; null as in {@link markNamed}. */
export function markOf(fragment: string): string | null {
  try {
    return markNamed(decodeURIComponent(fragment));
  } catch {
    return markNamed(fragment);
  }
}

/** Creates ids that are unique on a page. */
export class Anchors {
  /** Number of uses per id. */
  readonly #taken = new Map<string, number>();

  has(anchor: string): boolean {
    return this.#taken.has(anchor);
  }

  /** Returns `text`, with a number if it is taken. */
  take(text: string): string {
    let found = text;
    let count = this.#taken.get(text) ?? 0;
    while (this.#taken.has(found)) {
      count += 1;
      found = `${text}-${count + 1}`;
    }
    this.#taken.set(text, count);
    if (found !== text) this.#taken.set(found, 0);
    return found;
  }
}
