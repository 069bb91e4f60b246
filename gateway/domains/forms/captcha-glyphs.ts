/** A point on a grid of 4 by 6. */
export type Point = readonly [x: number, y: number];

/** Strokes of unambiguous characters: no 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B. */
const STROKES: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  '3': '01 10 30 41 42 33 23|33 44 45 36 16 05',
  '4': '36 30 04 44',
  '6': '40 20 03 05 16 36 45 44 33 13 04',
  '7': '00 40 16',
  '9': '42 33 13 02 01 10 30 41 43 26 06',
};

export const SIGNS = Object.keys(STROKES);

export function strokes(sign: string): Point[][] {
  return (STROKES[sign] ?? '')
    .split('|')
    .map((line) => line.split(' ').map((point): Point => [Number(point[0]), Number(point[1])]));
}
