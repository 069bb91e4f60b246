const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Mixes two colours `#rrggbb`; `share` 0 gives the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards the warm white of the light. */
export const lighten = (colour: string, share: number): string => mix(colour, '#fffdf8', share);

/** Towards the warm black of the shade. */
export const darken = (colour: string, share: number): string => mix(colour, '#15110f', share);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32), so that a picture never changes. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
