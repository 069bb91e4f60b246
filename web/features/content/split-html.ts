const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
};

const decoded = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp|shy);/g, (_, name: string) => CHARACTERS[name] ?? '');

/** Text of a heading without markup and entities. */
export function headingText(html: string): string {
  const bare = html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]+>/g, '');
  return decoded(bare.replace(/&#39;/g, '’')).trim();
}

/** Words of a text without markup, entities and soft hyphens. */
export function plainText(html: string): string {
  return decoded(html.replace(/<[^>]+>/g, ' '))
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Separates the first heading, as text. */
export function splitHeading(html: string): { heading: string | null; rest: string } {
  const match = /<h([1-3])[^>]*>([\s\S]*?)<\/h\1>/i.exec(html);
  if (!match) return { heading: null, rest: html };
  return { heading: headingText(match[2] ?? '') || null, rest: html.replace(match[0], '').trim() };
}
