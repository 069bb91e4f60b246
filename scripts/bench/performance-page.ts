import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

const PAGE = 'docs/performance.md';

/** A part of `docs/performance.md` that a command writes; it stands between two comments that name it. */
export type MeasuredPart =
  | 'bench'
  | 'large'
  | 'connections'
  | 'processes'
  | 'capacity'
  | 'profile'
  | 'soak'
  | 'browser'
  | 'start';

/** A table in Markdown; no cell may hold a line break. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** The machine and the day of a measurement, as one sentence. */
export function measuredOn(now = new Date()): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `Measured on ${now.toISOString().slice(0, 10)}: ${cpus().length} cores (${model}), ${gigabytes} GB, Node ${process.versions.node}.`;
}

/**
 * Writes what was just measured into its part of the page, with machine and day.
 * @throws Error where the page has no such part.
 */
export function writePart(part: MeasuredPart, markdown: string): void {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} has no part "${part}"`);
  const text = `${begin}\n${measuredOn()}\n\n${markdown}\n`;
  writeFileSync(PAGE, page.slice(0, from) + text + page.slice(to));
}
