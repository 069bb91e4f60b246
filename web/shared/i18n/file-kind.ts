/**
 * What a bought file is, in place of its raw name: its kind, and which it is where there are several.
 * @param index among the files of one item
 * @returns `PDF`, `PDF 2`; the name itself where that tells no kind
 */
export function fileKind(fileName: string, index: number, count: number): string {
  const kind = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase();
  if (kind === undefined) return fileName;
  return count > 1 ? `${kind} ${index + 1}` : kind;
}
