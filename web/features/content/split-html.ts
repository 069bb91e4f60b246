/** Text of a heading without markup and entities. */
export function headingText(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, '’')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&shy;/g, '\u00ad')
    .trim();
}

/** Separates the first heading, as text. */
export function splitHeading(html: string): { heading: string | null; rest: string } {
  const match = /<h([1-3])[^>]*>([\s\S]*?)<\/h\1>/i.exec(html);
  if (!match) return { heading: null, rest: html };
  return { heading: headingText(match[2] ?? '') || null, rest: html.replace(match[0], '').trim() };
}
