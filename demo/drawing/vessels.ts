import { darken, lighten } from './colour.ts';
import { fixed } from './drawing.ts';
import type { Archetype } from './figure.ts';
import type { Corner } from './geometry.ts';
import { ellipse, outline, RATIO, round } from './geometry.ts';
import { standingShadow, tube } from './light.ts';
import { acrossFill, material } from './material.ts';
import { lid } from './pots.ts';
import { body, opening } from './solid.ts';
export const kettle: Archetype = (d, o = {}) => {
  const m = o.m || material.enamel('#e9e4da');
  const r = 205,
    h = 230;
  let s = standingShadow(d, r * 0.97);
  const c = m.c || '#b2b5b6';
  const sp = `M${r * 0.6} ${-h * 0.34}C${r * 1.08} ${-h * 0.5} ${r * 1.1} ${-h * 0.9} ${r * 1.4} ${-h * 1.02}q16 -6 30 6q8 8 2 18C${r * 1.42} ${-h * 0.82} ${r * 1.38} ${-h * 0.3} ${r * 0.8} ${-h * 0.04}z`;
  s += `<path d="${sp}" fill="${
    m.c
      ? d.lin(
          [
            [0, lighten(c, 0.3)],
            [0.38, c],
            [0.72, darken(c, 0.2)],
            [1, darken(c, 0.36)],
          ],
          r * 0.88,
          -h * 0.75,
          r * 1.36,
          -h * 0.5,
        )
      : d.lin(
          [
            [0, '#f4f4f2'],
            [0.45, '#b4b8b9'],
            [1, '#6d7274'],
          ],
          r * 0.88,
          -h * 0.75,
          r * 1.36,
          -h * 0.5,
        )
  }"/><path d="M${r * 0.98} ${-h * 0.56}C${r * 1.12} ${-h * 0.7} ${r * 1.2} ${-h * 0.88} ${r * 1.36} ${-h * 0.97}" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".5" ${d.blur(4)}/><ellipse cx="${fixed(r * 1.46)}" cy="${fixed(-h * 1.0)}" rx="18" ry="7" transform="rotate(24 ${fixed(r * 1.46)} ${fixed(-h * 1.0)})" fill="#2a2622" opacity=".7"/>`;
  s +=
    tube(
      `M${-r * 0.72} ${-h * 0.82}C${-r * 0.95} ${-h * 1.95} ${r * 0.95} ${-h * 1.95} ${r * 0.72} ${-h * 0.82}`,
      15,
      '#9a9ea0',
    ) +
    tube(
      `M${-r * 0.42} ${-h * 1.575}C${-r * 0.2} ${-h * 1.72} ${r * 0.2} ${-h * 1.72} ${r * 0.42} ${-h * 1.575}`,
      30,
      o.hc || '#9b6a40',
    );
  const P: Corner[] = [
    [r * 0.52, -h],
    [r * 0.6, -h + 4],
    [r * 0.86, -h * 0.78, 80],
    [r, -h * 0.3, 90],
    [r * 0.93, 0, 50],
    [r * 0.6, 0],
  ];
  s += body(d, P, m);
  s += lid(d, r * 0.53, -h + 2, m, { dome: 26, knob: o.knob || material.black });
  return { s: `<g transform="translate(-46 0)">${s}</g>`, h: h * 1.72, w: 590 };
};

export const bowl: Archetype = (d, o = {}) => {
  const m = o.m || material.ceramic('#ece7dc'),
    r = o.r || 262,
    h = o.h || 225;
  let s =
    standingShadow(d, r * 0.5, 1.7) +
    `<ellipse cx="60" cy="20" rx="${r * 1.02}" ry="40" fill="#1d130c" opacity=".17" ${d.blur(24)}/>`;
  const P: Corner[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    P.push([r * (0.46 + 0.54 * (1 - t ** 2.4) ** 0.62), -h + (h - 14) * t]);
  }
  P.push([r * 0.46, -10], [r * 0.44, 0]);
  s += body(d, P, m, { bands: o.band ? [[r * 0.985, -h + 34, o.band, 10]] : [] });
  s += opening(d, r + 3, -h, o.t || 11, m, o.inn || m);
  return { s, h: h + r * RATIO, w: 2 * r };
};

export const mug: Archetype = (d, o = {}) => {
  const m = o.m || material.ceramic('#e9e4da'),
    r = 150,
    h = 300;
  let s = standingShadow(d, r * 0.93);
  s += tube(`M${r - 8} ${-h + 66}h44q66 0 66 72q0 76 -74 78h-40`, 30, m.c || '#b4b7b8');
  s += body(
    d,
    [
      [r, -h],
      [r, -60],
      [r * 0.93, 0, 40],
      [r * 0.6, 0],
    ],
    m,
    {
      inside: o.dip
        ? `<path d="M${-r - 4} ${-h * 0.42}A${r} ${r * RATIO} 0 0 0 ${r + 4} ${-h * 0.42}V60H${-r - 4}z" fill="${acrossFill(d, material.matte(o.dip), r)}"/><path d="M${-r} -70H${r}V60H${-r}z" fill="${d.lin(
            [
              [0, '#120d0a', 0],
              [1, '#120d0a', 0.25],
            ],
            0,
            -70,
            0,
            40,
          )}"/>`
        : '',
    },
  );
  s += opening(d, r + 2, -h, 10, m, o.inn || m, (ri: number) =>
    o.coffee
      ? `<path d="${ellipse(ri * 0.98, -h + 26)}" fill="${d.lin(
          [
            [0, '#3a2114'],
            [0.6, '#5b3721'],
            [1, '#7a4d30'],
          ],
          -ri,
          0,
          ri,
          0,
        )}"/>`
      : '',
  );
  return { s: `<g transform="translate(-36 0)">${s}</g>`, h: h + 30, w: 420 };
};

export const carafe: Archetype = (d, o = {}) => {
  const h = 520;
  let s = standingShadow(d, 130, 1.4);
  const P: Corner[] = [
    [62, -h],
    [58, -h * 0.78, 60],
    [70, -h * 0.62, 90],
    [136, -h * 0.36, 110],
    [134, 0, 46],
    [80, 0],
  ];
  const W = round([
    [104, -h * 0.44],
    [130, -h * 0.34, 60],
    [126, -10, 40],
    [70, -10],
  ]);
  s += `<path d="${outline(W)}" fill="${d.lin(
    [
      [0, '#9fb7ba', 0.6],
      [0.3, '#dbe7e7', 0.5],
      [0.7, '#9fb7ba', 0.5],
      [1, '#6d8a8e', 0.65],
    ],
    -130,
    0,
    130,
    0,
  )}"/><path d="${ellipse(104, -h * 0.44)}" fill="#eaf1f0" opacity=".8"/>`;
  s +=
    body(d, P, material.glass) +
    `<path d="${outline(round(P))}" fill="none" stroke="#56605f" stroke-opacity=".38" stroke-width="1.4"/><path d="${ellipse(62, -h)}" fill="#fff" fill-opacity=".35" stroke="#56605f" stroke-opacity=".5" stroke-width="1.6"/>`;
  if (o.cork !== false)
    s += `${body(
      d,
      [
        [50, -h - 44],
        [56, -h + 14],
      ],
      material.wood('#c9a06e'),
      { seed: 2 },
    )}<path d="${ellipse(50, -h - 44)}" fill="#d9b685"/>`;
  return { s, h: h + 50, w: 280 };
};
