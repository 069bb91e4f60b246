/** An XML document. @param attributes of the root, including namespaces */
export function xmlDocument(root: string, attributes: string, rows: readonly string[]): string {
  return `${rootStart(root, attributes)}${rows.join('\n')}\n${rootEnd(root)}`;
}

/** The beginning of a document, before its rows. */
export function rootStart(root: string, attributes: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>\n`;
}

export function rootEnd(root: string): string {
  return `</${root}>\n`;
}
