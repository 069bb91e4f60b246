import { randomInt } from 'node:crypto';
import { type Point, strokes } from './captcha-glyphs.ts';

const WIDTH_PX = 220;
const HEIGHT_PX = 72;
const NOISE_LINES = 7;

/** Text as an SVG data URL of distorted strokes in random order, mixed with noise lines, so that it holds no characters. */
export function captchaPicture(text: string): string {
  const step = (WIDTH_PX - 24) / text.length;
  const lines = [...text].flatMap((sign, index) => drawn(sign, 12 + index * step, step));
  const noise = Array.from({ length: NOISE_LINES }, noiseLine);
  const path = shuffled([...lines, ...noise]).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}">` +
    `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="#f4efe6"/>` +
    `<path d="${path}" fill="none" stroke="#22303c" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function drawn(sign: string, left: number, room: number): string[] {
  const turn = between(-0.28, 0.28);
  const size = between(0.86, 1.1);
  const across = (room * 0.56 * size) / 4;
  const down = (HEIGHT_PX * 0.56 * size) / 6;
  const middle: Point = [left + room / 2 + between(-3, 3), HEIGHT_PX / 2 + between(-7, 7)];
  return strokes(sign).map((line) => {
    const points = line.map(([x, y]): Point => {
      const [dx, dy] = [(x - 2) * across + between(-1.2, 1.2), (y - 3) * down + between(-1.2, 1.2)];
      return [
        middle[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
        middle[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
      ];
    });
    return path(Math.random() < 0.5 ? points : points.toReversed());
  });
}

function noiseLine(): string {
  const points = Array.from({ length: 3 }, (): Point => [between(0, WIDTH_PX), between(0, HEIGHT_PX)]);
  return path(points.map(([x, y], index): Point => (index === 0 ? [x, y] : [x * 0.6 + 40, y])));
}

function path(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function shuffled<T>(list: readonly T[]): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index--) {
    const [drawnLast] = result.splice(randomInt(index + 1), 1);
    if (drawnLast !== undefined) result.push(drawnLast);
  }
  return result;
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
