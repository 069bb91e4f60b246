/** Characters of text in an id; what is longer is cut there. */
const MAX_LENGTH = 60;

/**
 * Words of any language as a part of an address: letters, marks and numbers in lower case, hyphens between them. Empty for a text
 * without any. The same text gives the same part, however its accents are composed and wherever it may be hyphenated.
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
 * What ids of the shop's texts begin with. No name in a script has a hyphen and no id of Kontor's begins so: what a shop's text
 * is called takes the place of nothing that a script or a label looks for.
 */
export const MARK = 'h-';

/** The id of what a text of the shop calls so, with {@link MARK} or without; null for a name without any letter or number. */
export function markNamed(name: string): string | null {
  const words = anchorOf(name.startsWith(MARK) ? name.slice(MARK.length) : name);
  return words === '' ? null : MARK + words;
}

/** The id that the fragment of an address is about, without its `#`, encoded or not; null as of {@link markNamed}. */
export function markOf(fragment: string): string | null {
  try {
    return markNamed(decodeURIComponent(fragment));
  } catch {
    return markNamed(fragment);
  }
}

/** Ids of a page, of which none is given twice. */
export class Anchors {
  /** How often each was asked for. */
  readonly #taken = new Map<string, number>();

  has(anchor: string): boolean {
    return this.#taken.has(anchor);
  }

  /** `text`, or with a number behind it where that is taken. */
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
