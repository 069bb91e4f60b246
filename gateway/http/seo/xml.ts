/** A document of its own. @param attributes of the root, namespaces among them */
export function xmlDocument(root: string, attributes: string, rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>\n${rows.join('\n')}\n</${root}>\n`;
}

/** Text for an element or an attribute in quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
