/**
 * One text of several in Prometheus' format: a metric's `# HELP` and `# TYPE` once, and below them its lines of all texts.
 * The lines must differ by a label.
 */
export function mergedMetrics(texts: readonly string[]): string {
  const metrics = new Map<string, { readonly head: string[]; readonly lines: string[] }>();
  for (const text of texts) {
    let current = { head: [] as string[], lines: [] as string[] };
    for (const line of text.split('\n')) {
      const [, kind, name] = /^# (HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (kind === undefined || name === undefined) {
        if (line !== '') current.lines.push(line);
        continue;
      }
      current = metrics.get(name) ?? { head: [], lines: [] };
      metrics.set(name, current);
      if (!current.head.includes(line)) current.head.push(line);
    }
  }
  return [...metrics.values()].map(({ head, lines }) => `${[...head, ...lines].join('\n')}\n`).join('\n');
}
