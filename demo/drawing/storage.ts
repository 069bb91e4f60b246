import { darken, lighten, randomFrom } from './colour.ts';
import { fixed } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { ellipse, outline, RATIO, round, roundedRect } from './geometry.ts';
import { words } from './lettering.ts';
import { standingShadow } from './light.ts';
import { acrossFill, material } from './material.ts';
import { body } from './solid.ts';
export const mill: Archetype = (d, o = {}) => {
  const m = o.m || material.wood('#a8713f'),
    h = o.h || 560,
    r = 82;
  let s = standingShadow(d, r, 1.5);
  s += body(
    d,
    [
      [r * 0.8, -h * 0.62],
      [r * 0.62, -h * 0.5, 60],
      [r * 0.72, -h * 0.3, 80],
      [r * 0.98, -h * 0.1, 50],
      [r, 0, 12],
      [r * 0.8, 0],
    ],
    m,
    { seed: 4, bands: [[r * 0.97, -34, 'rgba(0,0,0,.28)', 2]] },
  );
  s += body(
    d,
    [
      [r * 0.79, -h * 0.645],
      [r * 0.79, -h * 0.615],
    ],
    material.steel,
  );
  s += body(
    d,
    [
      [0, -h * 0.93],
      [r * 0.5, -h * 0.925, 30],
      [r * 0.82, -h * 0.82, 50],
      [r * 0.82, -h * 0.7, 40],
      [r * 0.72, -h * 0.65],
      [r * 0.7, -h * 0.645],
    ],
    m,
    { seed: 9 },
  );
  s += body(
    d,
    [
      [0, -h],
      [16, -h + 2, 8],
      [20, -h * 0.965, 8],
      [10, -h * 0.925],
    ],
    material.polished,
  );
  return { s, h, w: 200 };
};

export const jar: Archetype = (d, o = {}) => {
  const r = o.r || 150,
    h = o.h || 360,
    fc = o.fc || '#c9a36a',
    lvl = o.lvl || 0.72;
  let s = standingShadow(d, r);
  const R = randomFrom(o.seed || 3);
  const top = -h * lvl;
  let grains = '';
  const gs = o.gs || 5;
  for (let y = top; y < 30; y += gs * 1.5)
    for (let x = -r; x < r; x += gs * 2) {
      const q = R();
      grains += `<ellipse cx="${fixed(x + R() * gs * 2)}" cy="${fixed(y + Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) * r * RATIO + R() * gs)}" rx="${fixed(gs * (o.gx || 1))}" ry="${fixed(gs * 0.72)}" transform="rotate(${fixed((R() - 0.5) * 90)} ${fixed(x)} ${fixed(y)})" fill="${q > 0.66 ? lighten(fc, 0.28) : q > 0.33 ? fc : darken(fc, 0.24)}"/>`;
    }
  const cont = round([
      [r - 10, top],
      [r - 10, -10, 22],
      [r * 0.5, -10],
    ]),
    cp = outline(cont);
  s += `<path d="${cp}" fill="${acrossFill(d, material.matte(fc), r)}"/><g ${d.clip(cp)}>${grains}<path d="${cp}" fill="${d.lin(
    [
      [0, '#120d0a', 0.3],
      [0.2, '#fff', 0.08],
      [0.55, '#120d0a', 0],
      [1, '#120d0a', 0.5],
    ],
    -r,
    0,
    r,
    0,
  )}"/></g><path d="${ellipse(r - 10, top)}" fill="${lighten(fc, 0.14)}"/><path d="${ellipse(r - 10, top)}" fill="${d.lin(
    [
      [0, '#120d0a', 0.3],
      [1, '#fff', 0.1],
    ],
    -r,
    0,
    r,
    0,
  )}"/>`;
  s +=
    body(
      d,
      [
        [r, -h],
        [r, 0, 30],
        [r * 0.6, 0],
      ],
      material.glass,
    ) +
    `<path d="${outline(
      round([
        [r, -h],
        [r, 0, 30],
        [r * 0.6, 0],
      ]),
    )}" fill="none" stroke="#56605f" stroke-opacity=".35" stroke-width="1.4"/>`;
  const lm = o.lm || material.wood('#c79b66');
  s +=
    body(
      d,
      [
        [r * 0.9, -h - 6],
        [r * 0.9, -h + 10],
      ],
      material.matte('#d8d4cc'),
    ) +
    body(
      d,
      [
        [r + 2, -h - 46],
        [r + 2, -h - 6, 8],
        [r - 3, -h - 4],
      ],
      lm,
      { seed: 21 },
    ) +
    `<path d="${ellipse(r + 2, -h - 46)}" fill="${d.lin(
      [
        [0, lighten(lm.c || '#d5d7d6', 0.3)],
        [1, lm.c || '#b4b7b8'],
      ],
      -r,
      -h - 60,
      r,
      -h - 20,
    )}"/>`;
  if (o.label)
    s += `<g ${d.clip(roundedRect(-64, -h * 0.5, 128, 96, 2))}><rect x="-64" y="${-h * 0.5}" width="128" height="96" fill="#f7f4ee"/><rect x="-64" y="${-h * 0.5}" width="128" height="96" fill="${d.lin(
      [
        [0, '#fff', 0.2],
        [0.5, '#000', 0],
        [1, '#120d0a', 0.16],
      ],
      -64,
      0,
      64,
      0,
    )}"/></g>${words(o.label, -52, -h * 0.5 + 34, 21, '#171512')}<path d="M-52 ${-h * 0.5 + 72}h104" stroke="#171512" stroke-width="1.4"/><path d="M-52 ${-h * 0.5 + 50}h60" stroke="#d52b1e" stroke-width="5"/>`;
  return { s, h: h + 76, w: 2 * r };
};

export const spice: Archetype = (d, o = {}) =>
  jar(d, {
    r: 96,
    h: 240,
    lm: o.lm || material.black,
    gs: 3.2,
    lvl: 0.78,
    label: o.label || 'Paprika',
    fc: o.fc || '#a8371c',
    ...o,
  });
