/**
 * Label of a purchased file: its type, numbered if there are several.
 * @param index among the files of one item
 * @returns e.g. `PDF` or `PDF 2`; the file name for unknown types
 */
export function fileKind(fileName: string, index: number, count: number): string {
  const kind = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase();
  if (kind === undefined) return fileName;
  return count > 1 ? `${kind} ${index + 1}` : kind;
}
