import { darken, lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { roundedRect } from './geometry.ts';
import { grainLines } from './grain.ts';
import { knife } from './knives.ts';
import { at } from './placing.ts';
import { cocotte } from './pots.ts';
import { jar, spice } from './storage.ts';
import { spoon } from './tools.ts';

/** A board standing on its edge, light from the upper left. */
function plank(d: Drawing, x: number, y: number, w: number, h: number, c: string, seed: number): string {
  const path = roundedRect(x, y, w, h, 5);
  const fill = d.lin(
    [
      [0, lighten(c, 0.3)],
      [0.3, c],
      [1, darken(c, 0.3)],
    ],
    x,
    y,
    x + w,
    y + h,
  );
  return `<path d="${path}" fill="${fill}"/><g ${d.clip(path)}>${grainLines(x, y, w, h, c, 12, seed, 'h', 0.35)}</g>`;
}

const SPICES = [
  ['Zimt', '#8a5330'],
  ['Kräuter', '#6f7d4a'],
  ['Pfeffer', '#3b322b'],
  ['Paprika', '#a8371c'],
  ['Kurkuma', '#d8961e'],
  ['Salz', '#ece8df'],
] as const;

/** Six jars of spices in a low box, in two rows. */
export const spiceBox: Archetype = (d) => {
  const c = '#c79b66';
  const jars = SPICES.map(([label, fc], index) => {
    const back = index < 3;
    const x = ((index % 3) - 1) * 206;
    return at(spice(d, { label, fc, gs: 3.8 }), x, back ? -128 : -14, back ? 0.92 : 1);
  });
  const shadow = `<ellipse cx="40" cy="6" rx="350" ry="34" fill="#1d130c" opacity=".34" ${d.blur(12)}/>`;
  const box = plank(d, -330, -78, 660, 88, c, 4);
  const back = `<path d="${roundedRect(-312, -210, 624, 180, 4)}" fill="${darken(c, 0.5)}"/>`;
  return { s: `${shadow}${back}${jars.join('')}${box}`, h: 390, w: 680 };
};

/** One jar of each size, the tallest behind. */
export const jarRow: Archetype = (d) => {
  const tall = at(jar(d, { fc: '#d5a95c', gx: 2.4, r: 128, h: 400 }), -196, -34);
  const middle = at(jar(d, { fc: '#b5552c', gs: 4, r: 128, h: 290 }), 196, -22);
  const low = at(jar(d, { fc: '#e8dcc2', gx: 1.5, gs: 7, r: 128, h: 200 }), 0, 26);
  return { s: tall + middle + low, h: 460, w: 660 };
};

/** A cloth folded to a stack, its stripes in front. */
function foldedCloth(d: Drawing, w: number): string {
  const c = '#f0ebe0';
  return [0, 1, 2, 3]
    .map((layer) => {
      const y = -26 * (layer + 1);
      const path = roundedRect(-w / 2 + layer * 3, y, w - layer * 6, 26, 12);
      const stripes = [0.1, 0.16]
        .map(
          (share) => `<path d="M${-w / 2 + w * share} ${y}v26" stroke="#c8281e" stroke-width="${w * 0.03}"/>`,
        )
        .join('');
      const fill = d.lin(
        [
          [0, lighten(c, 0.5)],
          [0.6, c],
          [1, darken(c, 0.26)],
        ],
        0,
        y,
        0,
        y + 26,
      );
      return `<path d="${path}" fill="${fill}"/><g ${d.clip(path)}>${stripes}</g>`;
    })
    .join('');
}

/** A cocotte with a wooden spoon that leans on it and a folded cloth before it. */
export const sundaySet: Archetype = (d, o = {}) => {
  const leaning = at(spoon(d, { a: 0 }), 196, -330, 1.02, 22);
  const pot = at(cocotte(d, o), -20, 0);
  const cloth = `<g transform="translate(-150 58)"><ellipse cx="12" cy="2" rx="160" ry="14" fill="#1d130c" opacity=".4" ${d.blur(8)}/>${foldedCloth(d, 300)}</g>`;
  return { s: `${leaning}${pot}${cloth}`, h: 600, w: 700 };
};

/** Several knives of one kind side by side. */
export const knifeRow: Archetype = (d, o = {}) => {
  const count = o.count ?? 4;
  const knives = Array.from({ length: count }, (_, index) =>
    at(knife(d, { ...o, a: 0 }), (index - (count - 1) / 2) * 128, index % 2 ? 16 : -16),
  );
  return { s: `<g transform="rotate(${o.a ?? 8})">${knives.join('')}</g>`, top: true, h: 700, w: 560 };
};

/** Spoon and fork for a salad, out of one board. */
export const saladServers: Archetype = (d, o = {}) => {
  const fork = spoon(d, { ...o, a: 0 });
  const c = o.c ?? '#8a5c38';
  const slots = [-22, 22]
    .map((x) => `<path d="${roundedRect(x - 8, -334, 16, 112, 8)}" fill="${darken(c, 0.72)}" opacity=".72"/>`)
    .join('');
  return {
    s: `${at(spoon(d, { ...o, a: 0 }), -130, 0, 1, -9)}${at({ ...fork, s: fork.s + slots }, 130, 0, 1, 9)}`,
    top: true,
    h: 740,
    w: 520,
  };
};
