/** A CSS string, escaped so that its text ends neither the string nor a style element. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\<>\n\r]/g, (char) => `\\${char.charCodeAt(0).toString(16)} `)}"`;
}
