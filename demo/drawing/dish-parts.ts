import { darken, lighten } from './colour.ts';
import { type Drawing, fixed } from './drawing.ts';
import { seeds } from './food.ts';
import { circle, roundedRect } from './geometry.ts';
import { planShadow } from './light.ts';
import { blobPath } from './placing.ts';

const SHADE = '#1d130c';

/** A radial fill lit from the upper left. */
export const glow = (d: Drawing, colour: string, r: number): string =>
  d.rad(
    [
      [0, lighten(colour, 0.3)],
      [0.55, colour],
      [1, darken(colour, 0.3)],
    ],
    0,
    0,
    r * 1.1,
    -r * 0.35,
    -r * 0.4,
  );

/** A thing of this outline lying on the dish, with a small shadow. */
export const lying = (
  d: Drawing,
  path: string,
  fill: string,
  x: number,
  y: number,
  turn = 0,
  lift = 1,
): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(turn)})"><path d="${path}" fill="${SHADE}" opacity=".36" transform="translate(${4 * lift} ${6 * lift})" ${d.blur(Math.max(2, Math.round(3 * lift)))}/><path d="${path}" fill="${fill}"/></g>`;

/** An uneven lump. */
export const lump = (d: Drawing, x: number, y: number, r: number, colour: string, seed: number): string =>
  lying(d, blobPath(r, 11, 0.26, seed), glow(d, colour, r), x, y, seed * 37, r > 40 ? 1.6 : 1);

/** Small cubes strewn over a disc. */
export const dice = (
  n: number,
  reach: number,
  seed: number,
  colours: readonly string[],
  size: number,
): string =>
  seeds(n, reach, seed, (x, y, angle, random) => {
    const side = fixed(size * (0.8 + random() * 0.4));
    const colour = colours[Math.floor(random() * colours.length)] ?? '#fff';
    const half = fixed(-side / 2);
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(angle)})"><rect x="${fixed(half + 3)}" y="${fixed(half + 4)}" width="${side}" height="${side}" rx="4" fill="${SHADE}" opacity=".3"/><rect x="${half}" y="${half}" width="${side}" height="${side}" rx="4" fill="${colour}"/><rect x="${half}" y="${half}" width="${side}" height="${fixed(side * 0.4)}" rx="4" fill="#fff" opacity=".16"/></g>`;
  });

/** Short strokes: herbs, grated cheese, rings of onion. */
export const shreds = (
  n: number,
  reach: number,
  seed: number,
  colours: readonly string[],
  length: number,
  width: number,
): string =>
  seeds(n, reach, seed, (x, y, angle, random) => {
    const colour = colours[Math.floor(random() * colours.length)] ?? '#fff';
    const bend = fixed(length * (random() - 0.5));
    return `<path d="M${-length / 2} 0q${length / 2} ${bend} ${length} 0" transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(angle)})" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  });

/** Crumbs, seeds and grains of spice. */
export const specks = (n: number, reach: number, seed: number, colour: string, size: number): string =>
  seeds(
    n,
    reach,
    seed,
    (x, y, _angle, random) =>
      `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(size * (0.4 + random()))}" fill="${colour}" opacity="${fixed(0.4 + random() * 0.5)}"/>`,
  );

/** A gratin dish seen from above, its origin at the centre; `round` is the rounding of its corners. */
export const gratinDish = (
  d: Drawing,
  w: number,
  h: number,
  round: number,
  colour: string,
  fill: string,
  content: string,
): string => {
  const outer = roundedRect(-w / 2, -h / 2, w, h, round);
  const inner = roundedRect(-w / 2 + 34, -h / 2 + 34, w - 68, h - 68, Math.max(20, round - 34));
  const ear = (y: number) => roundedRect(-90, y, 180, 90, 36);
  const rim = d.lin(
    [
      [0, lighten(colour, 0.5)],
      [0.5, colour],
      [1, darken(colour, 0.3)],
    ],
    -w / 2,
    -h / 2,
    w / 2,
    h / 2,
  );
  return `${planShadow(d, outer, 1.4)}<path d="${ear(-h / 2 - 50)}" fill="${rim}"/><path d="${ear(h / 2 - 40)}" fill="${rim}"/><path d="${outer}" fill="${rim}"/><path d="${inner}" fill="${darken(colour, 0.4)}"/><path d="${inner}" fill="${fill}" transform="scale(.985)"/><g ${d.clip(inner)}>${content}<path d="${inner}" fill="none" stroke="#120d0a" stroke-width="34" opacity=".28" ${d.blur(14)}/></g>`;
};

/** A round tin with a crimped edge of pastry round what is baked in it; origin at the centre. */
export const pastryRound = (
  d: Drawing,
  r: number,
  pastry: string,
  fill: string,
  content: string,
  crimps = 40,
): string => {
  const edge = Array.from({ length: crimps }, (_, index) => {
    const angle = fixed((index / crimps) * 360);
    return `<g transform="rotate(${angle}) translate(0 ${-r + 30})"><ellipse rx="${fixed((r * 3.3) / crimps)}" ry="28" fill="${glow(d, pastry, 34)}"/></g>`;
  }).join('');
  return `${planShadow(d, circle(r), 1.3)}<circle r="${r}" fill="${darken(pastry, 0.35)}"/>${edge}<circle r="${r - 54}" fill="${darken(pastry, 0.3)}" ${d.blur(4)}/><circle r="${r - 58}" fill="${fill}"/><g ${d.clip(circle(r - 58))}>${content}</g>`;
};

/** A slim sausage or finger with round ends, lit along its length. */
export const sausage = (
  d: Drawing,
  x: number,
  y: number,
  length: number,
  width: number,
  colour: string,
  turn: number,
): string => {
  const path = roundedRect(-length / 2, -width / 2, length, width, width / 2);
  const fill = d.lin(
    [
      [0, lighten(colour, 0.35)],
      [0.3, colour],
      [1, darken(colour, 0.45)],
    ],
    0,
    -width / 2,
    0,
    width / 2,
  );
  return lying(d, path, fill, x, y, turn, 1.6);
};
