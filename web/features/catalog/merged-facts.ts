interface Fact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly unit?: string | null | undefined;
}

/**
 * Merges facts of the same name into one row and drops a value that another value contains.
 * @returns facts in the order of first occurrence
 */
export function mergedFacts(facts: readonly Fact[]): Fact[] {
  const rows = new Map<string, Fact>();
  for (const fact of facts) {
    const name = `${fact.label.trim().toLowerCase()} ${fact.unit ?? ''}`;
    const known = rows.get(name);
    rows.set(name, known ? { ...known, values: fullest([...known.values, ...fact.values]) } : fact);
  }
  return [...rows.values()];
}

function fullest(values: readonly string[]): string[] {
  const plain = values.map((value) => value.trim().toLowerCase());
  return values.filter((_, index) =>
    plain.every((other, at) => {
      const plainText = plain[index] ?? '';
      return (
        at === index ||
        !(other === plainText
          ? at < index
          : other.startsWith(`${plainText},`) || other.startsWith(`${plainText} `))
      );
    }),
  );
}
