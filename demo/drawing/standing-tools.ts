import { darken, lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { fixed } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { RATIO, roundedRect } from './geometry.ts';
import { standingShadow, tube } from './light.ts';
import { material, stops } from './material.ts';
import { body, opening } from './solid.ts';

const uprightStick = (d: Drawing, L: number, c: string): string =>
  `<path d="M-11 30L-9 ${-L}h18L11 30z" fill="${d.lin(
    [
      [0, darken(c, 0.25)],
      [0.3, lighten(c, 0.3)],
      [0.6, c],
      [1, darken(c, 0.45)],
    ],
    -12,
    0,
    12,
    0,
  )}"/>`;

export const crock: Archetype = (d, o = {}) => {
  const m = o.m || material.ceramic('#dfd8ca'),
    r = 125,
    h = 260;
  let u = '';
  const tool = (x: number, a: number, s: string) =>
    `<g transform="translate(${x} ${-h + 40}) rotate(${a})">${s}</g>`;
  u += tool(
    -50,
    -13,
    uprightStick(d, 330, '#b0814f') +
      `<ellipse cx="0" cy="-350" rx="44" ry="66" fill="${d.lin(
        [
          [0, '#cfa574'],
          [1, '#8d6237'],
        ],
        -44,
        0,
        44,
        0,
      )}"/>`,
  );
  u += tool(
    46,
    12,
    uprightStick(d, 300, '#c79b66') +
      `<path d="${roundedRect(-42, -410, 84, 130, 14)}" fill="${d.lin(
        [
          [0, '#dcb584'],
          [1, '#a37a4c'],
        ],
        -42,
        0,
        42,
        0,
      )}"/>`,
  );
  u += tool(
    0,
    1,
    uprightStick(d, 320, '#9a9ea0') +
      `<path d="${roundedRect(-38, -440, 76, 140, 16)}" fill="${d.lin(
        [
          [0, '#d94a3d'],
          [0.5, '#c8281e'],
          [1, '#8e1a13'],
        ],
        -38,
        0,
        38,
        0,
      )}"/>`,
  );
  let s =
    standingShadow(d, r) +
    body(
      d,
      [
        [r, -h],
        [r, 0, 24],
        [r * 0.6, 0],
      ],
      m,
    ) +
    opening(d, r + 2, -h, 10, m, m);
  const ri = r - 8;
  s += `<g ${d.clip(`M-500 -1000H500V${-h}H${ri}A${ri} ${ri * RATIO} 0 0 1 ${-ri} ${-h}H-500Z`)}>${u}</g>`;
  return { s, h: h + 400, w: 420 };
};

export const grater: Archetype = (d, o = {}) => {
  const w0 = 96,
    w1 = 150,
    h = 470;
  const p = `M${-w0} ${-h}L${w0} ${-h}L${w1} 0Q0 ${44} ${-w1} 0Z`;
  let s = standingShadow(d, 150);
  s += tube(`M-66 ${-h + 4}C-74 ${-h - 104} 74 ${-h - 104} 66 ${-h + 4}`, 26, o.c || '#232324');
  s += `<path d="${p}" fill="${d.lin(stops(material.steel), -w1, 0, w1, 0)}"/>`;
  const cl = d.clip(p);
  let q = '';
  for (let r = 0; r < 13; r++) {
    const y = -h + 60 + r * 30,
      n = 5 + Math.floor(r / 5),
      W = (w0 + ((w1 - w0) * (r * 30 + 60)) / h) * 0.78;
    for (let i = 0; i < n; i++) {
      const x = -W + (2 * W * (i + 0.5 * (r % 2) + 0.25)) / n;
      if (x > W) continue;
      q += `<path d="M${fixed(x - 9)} ${fixed(y)}a9 8 0 0 0 18 0z" fill="#1c1f20" opacity=".78"/><path d="M${fixed(x - 10)} ${fixed(y)}h20" stroke="#fff" stroke-width="2.6" opacity=".95"/>`;
    }
  }
  s += `<g ${cl}>${q}<path d="${p}" fill="${d.lin(
    [
      [0, '#fff', 0.2],
      [0.3, '#fff', 0],
      [1, '#120d0a', 0.24],
    ],
    0,
    -h,
    0,
    20,
  )}"/></g><path d="M${-w0 - 4} ${-h - 8}h${2 * w0 + 8}v22h${-2 * w0 - 8}z" fill="${d.lin(
    [
      [0, lighten(o.c || '#232324', 0.25)],
      [1, darken(o.c || '#232324', 0.3)],
    ],
    0,
    -h - 8,
    0,
    -h + 14,
  )}"/><path d="M${-w1 - 4} -14Q0 ${30} ${w1 + 4} -14V6Q0 ${54} ${-w1 - 4} 6Z" fill="${d.lin(stops(material.matte(o.c || '#232324')), -w1, 0, w1, 0)}"/>`;
  return { s, h: h + 84, w: 310 };
};
