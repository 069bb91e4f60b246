import { darken, lighten } from './colour.ts';
import type { Drawing, Stop } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { circle, ellipse, roundedRect } from './geometry.ts';
import { planShadow } from './light.ts';
import { material, stops } from './material.ts';

const BRIGHT: readonly Stop[] = [
  [0, '#8d9294'],
  [0.35, '#f6f6f4'],
  [0.65, '#b4b8b9'],
  [1, '#75797b'],
];

/** A table fork of length `L`, tines up. */
export const fork: Archetype = (d, o = {}) => {
  const L = o.L ?? 460;
  const path = `M-26 ${-L / 2}v96q0 34 18 44L-9 ${L / 2 - 20}q0 20 9 20q9 0 9 -20L8 ${-L / 2 + 140}q18 -10 18 -44v-96h-7v88h-8v-88h-7v88h-8v-88h-7v88h-8v-88z`;
  return {
    s: `${planShadow(d, path, 0.4)}<path d="${path}" fill="${d.lin(BRIGHT, -26, 0, 26, 0)}"/>`,
    top: true,
    h: L,
    w: 60,
  };
};

/** A table spoon of length `L`, bowl up. */
export const tableSpoon: Archetype = (d, o = {}) => {
  const L = o.L ?? 460;
  const bowl = ellipse(42, -L / 2 + 66, 66);
  const stem = `M-8 ${-L / 2 + 110}L-9 ${L / 2 - 20}q0 20 9 20q9 0 9 -20L8 ${-L / 2 + 110}z`;
  const hollow = d.lin(
    [
      [0, '#85898b'],
      [1, '#eceded'],
    ],
    -30,
    -L / 2 + 20,
    30,
    -L / 2 + 120,
  );
  return {
    s: `${planShadow(d, bowl + stem, 0.4)}<path d="${stem}" fill="${d.lin(BRIGHT, -9, 0, 9, 0)}"/><path d="${bowl}" fill="${d.lin(BRIGHT, -40, -L / 2, 40, -L / 2 + 130)}"/><path d="${ellipse(34, -L / 2 + 66, 57)}" fill="${hollow}"/>`,
    top: true,
    h: L,
    w: 90,
  };
};

const tableKnife = (d: Drawing, L: number): string => {
  const path = `M-12 ${-L / 2}q30 40 26 ${L * 0.42}h-24z M-10 ${-L * 0.08}L-9 ${L / 2 - 18}q0 18 9 18q9 0 9 -18L8 ${-L * 0.08}z`;
  return `${planShadow(d, path, 0.4)}<path d="${path}" fill="${d.lin(BRIGHT, -14, 0, 16, 0)}"/>`;
};

/** Knife, fork and spoon side by side; `c` colours the handles. */
export const cutlery: Archetype = (d, o = {}) => {
  const L = o.L ?? 560;
  const grip = (x: number): string =>
    o.c
      ? `<path d="${roundedRect(x - 15, 40, 30, L / 2 - 44, 14)}" fill="${d.lin(
          [
            [0, darken(o.c, 0.3)],
            [0.35, lighten(o.c, 0.28)],
            [0.6, o.c],
            [1, darken(o.c, 0.45)],
          ],
          x - 15,
          0,
          x + 15,
          0,
        )}"/>`
      : '';
  const piece = (x: number, drawn: string): string =>
    `<g transform="translate(${x} 0)">${drawn}</g>${grip(x)}`;
  const drawn =
    piece(-110, tableKnife(d, L)) + piece(0, fork(d, { L }).s) + piece(110, tableSpoon(d, { L }).s);
  return { s: `<g transform="rotate(${o.a ?? 0})">${drawn}</g>`, top: true, h: L + 60, w: 330 };
};

/** Kitchen scissors, blades up. */
export const scissors: Archetype = (d, o = {}) => {
  const c = o.c ?? '#232324';
  const half = (k: 1 | -1): string => {
    const blade = `M${k * 4} -300q${k * 34} 150 ${k * 22} 330l${k * -34} 12q${k * -12} -170 ${k * 12} -342z`;
    return `${planShadow(d, blade, 0.6)}<path d="${blade}" fill="${d.lin(stops(material.steel), -36, 0, 36, 0)}"/>`;
  };
  const ring = (k: 1 | -1): string =>
    `<g transform="translate(${k * 74} 190) rotate(${k * -14})"><ellipse rx="62" ry="104" fill="none" stroke="#1d130c" stroke-width="34" opacity=".25" transform="translate(10 14)" ${d.blur(8)}/><ellipse rx="62" ry="104" fill="none" stroke="${d.lin(
      [
        [0, lighten(c, 0.3)],
        [0.5, c],
        [1, darken(c, 0.5)],
      ],
      -62,
      -104,
      62,
      104,
    )}" stroke-width="34"/></g>`;
  const drawn = `<g transform="rotate(7)">${half(1)}</g><g transform="rotate(-7)">${half(-1)}</g>${ring(-1)}${ring(1)}<path d="${circle(15, 0, 30)}" fill="${d.lin(BRIGHT, -15, 15, 15, 45)}"/>`;
  return { s: `<g transform="rotate(${o.a ?? 22})">${drawn}</g>`, top: true, h: 640, w: 330 };
};
