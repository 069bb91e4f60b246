import { VARIABLES } from './variables.ts';

/** Shorter names resemble others by chance. */
const MIN_LENGTH = 8;
/** Maximum edit distance to a known variable. */
const MAX_DISTANCE = 2;

/** Returns a message for each variable that is probably misspelt, e.g. `RATE_LIMT_PER_MINUTE`. */
export function misspelt(environment: Readonly<Record<string, string | undefined>>): string[] {
  const names = [...VARIABLES.keys()];
  return Object.keys(environment).flatMap((name) => {
    if (VARIABLES.has(name) || name.length < MIN_LENGTH) return [];
    const meant = names.find((known) => known.length >= MIN_LENGTH && distance(known, name) <= MAX_DISTANCE);
    return meant === undefined ? [] : [`${name} is no variable of the gateway; ${meant} is`];
  });
}

/** Levenshtein distance. */
function distance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > MAX_DISTANCE) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let from = 1; from <= left.length; from++) {
    const next = [from];
    for (let to = 1; to <= right.length; to++) {
      const cost = left[from - 1] === right[to - 1] ? 0 : 1;
      next.push(Math.min((next[to - 1] ?? 0) + 1, (row[to] ?? 0) + 1, (row[to - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
