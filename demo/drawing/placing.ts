import { lighten, randomFrom } from './colour.ts';
import { type Drawing, fixed } from './drawing.ts';
import type { Figure } from './figure.ts';
import type { Point } from './geometry.ts';

/** Width and height of a hero in drawing units. */
export const HERO = { width: 2000, height: 1000 } as const;

/** A figure at a place, scaled and turned by degrees. */
export const at = (figure: Figure, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${turn}) scale(${scale})">${figure.s}</g>`;

/** A table top from `y` down to the lower edge of a picture of the given size. */
export const table = (
  d: Drawing,
  colour: string,
  y: number,
  width: number = HERO.width,
  height: number = HERO.height,
): string =>
  `<rect y="${y}" width="${width}" height="${height - y}" fill="${d.lin(
    [
      [0, lighten(colour, 0.1)],
      [0.12, colour],
      [1, lighten(colour, 0.22)],
    ],
    0,
    y,
    0,
    height,
  )}"/><rect y="${y}" width="${width}" height="2" fill="#fff" opacity=".5"/>`;

/** An uneven round shape of `n` corners that stray by the share `jitter` of the radius. */
export function blobPath(r: number, n: number, jitter: number, seed: number): string {
  const random = randomFrom(seed);
  const corners = Array.from({ length: n }, (_, index): Point => {
    const angle = (index / n) * 2 * Math.PI;
    const radius = r * (1 - jitter / 2 + random() * jitter);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const middles = corners.map(([x, y], index): Point => {
    const [nextX, nextY] = corners[(index + 1) % n] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const [startX, startY] = middles[n - 1] ?? [0, 0];
  const curves = corners.map(([x, y], index) => {
    const [toX, toY] = middles[index] ?? [x, y];
    return `Q${fixed(x)} ${fixed(y)} ${fixed(toX)} ${fixed(toY)}`;
  });
  return `M${fixed(startX)} ${fixed(startY)}${curves.join('')}Z`;
}
