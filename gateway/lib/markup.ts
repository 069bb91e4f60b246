/** Escapes text for elements and quoted attributes of HTML and XML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** An XML document. @param attributes of the root, including namespaces */
export function xmlDocument(root: string, attributes: string, rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>\n${rows.join('\n')}\n</${root}>\n`;
}
