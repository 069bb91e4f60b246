import { darken, lighten } from './colour.ts';
import type { Drawing, Stop } from './drawing.ts';
import type { Archetype } from './figure.ts';
import type { Corner } from './geometry.ts';
import { front } from './geometry.ts';
import { grainLines } from './grain.ts';
import { standingShadow } from './light.ts';
import type { Material } from './material.ts';
import { material } from './material.ts';
import { lid } from './pots.ts';
import { body, opening } from './solid.ts';

function longHandle(
  d: Drawing,
  x: number,
  y: number,
  L: number,
  m: Material,
  o: { ang?: number; w0?: number; w1?: number } = {},
): string {
  const a = o.ang === undefined ? -5 : o.ang,
    w0 = o.w0 || 24,
    w1 = o.w1 || 34,
    c = m.c || '#aeb1b2';
  const p = `M0 ${-w0 / 2}C${L * 0.3} ${-w0 / 2 - 2} ${L * 0.6} ${-w1 / 2} ${L - w1 / 2} ${-w1 / 2}a${w1 / 2} ${w1 / 2} 0 0 1 0 ${w1}C${L * 0.6} ${w1 / 2} ${L * 0.3} ${w0 / 2 + 1} 0 ${w0 / 2}z`;
  const g: readonly Stop[] =
    m.k === 'steel' || m.k === 'polished'
      ? [
          [0, '#f4f4f2'],
          [0.25, '#d7d9d9'],
          [0.55, '#a0a4a6'],
          [0.85, '#6d7274'],
          [1, '#909496'],
        ]
      : [
          [0, lighten(c, 0.32)],
          [0.2, lighten(c, 0.1)],
          [0.55, c],
          [1, darken(c, 0.5)],
        ];
  const cl = d.clip(p);
  let s = `<path d="${p}" fill="${d.lin(g, 0, -w1 / 2, 0, w1 / 2)}"/>`;
  if (m.k === 'wood') s += `<g ${cl}>${grainLines(0, -w1 / 2, L, w1, c, 9, 11, 'h', 0.4)}</g>`;
  s += `<ellipse cx="${L - w1 * 0.62}" cy="0" rx="9" ry="5.5" fill="#15110f" opacity=".75"/>`;
  if (m.k !== 'steel')
    s = `<path d="M-14 ${-w0 / 2 - 1}h44v${w0 + 2}h-44z" fill="${d.lin(
      [
        [0, '#f4f4f2'],
        [0.5, '#a0a4a6'],
        [1, '#6d7274'],
      ],
      0,
      -w0 / 2,
      0,
      w0 / 2,
    )}"/><g transform="translate(26 0)">${s}</g>`;
  return `<g transform="translate(${x} ${y}) rotate(${a})">${s}</g>`;
}

export const saucepan: Archetype = (d, o = {}) => {
  const r = o.r || 168,
    h = o.h || 190,
    m = o.m || material.steel,
    X = o.x === undefined ? -96 : o.x;
  let s =
    standingShadow(d, r) +
    `<ellipse cx="${r + 150}" cy="16" rx="150" ry="11" fill="#1d130c" opacity=".16" ${d.blur(14)}/>`;
  s += longHandle(d, r - 8, -h + 38, o.L || 260, o.hm || material.steel, { ang: -7 });
  s += body(
    d,
    [
      [r, -h],
      [r, 0, 26],
      [r * 0.6, 0],
    ],
    m,
    {
      bands:
        m.k === 'steel'
          ? [
              [r - 1, -20, 'rgba(40,44,46,.5)', 1.6],
              [r - 1, -18, 'rgba(255,255,255,.5)', 1.2],
            ]
          : [],
    },
  );
  if (o.lid)
    s +=
      `<path d="${front(r, -h + 8)}" stroke="#120d0a" stroke-opacity=".35" stroke-width="9" fill="none" ${d.blur(4)}/>` +
      lid(d, r + 5, -h + 2, m, { knob: o.knob, dome: 36 });
  else s += opening(d, r + 5, -h, 9, m, o.inn || material.steel);
  return { s: `<g transform="translate(${X} 0)">${s}</g>`, h: h + 40, w: 640 };
};

export const pressure: Archetype = (d, o = {}) => {
  const r = 200,
    h = 265,
    m = material.steel,
    hc = o.c || '#232324';
  let s = standingShadow(d, r);
  s += `<g transform="translate(${-r + 8} ${-h + 58})"><path d="M8 -22h-52q-34 0 -34 24q0 26 34 26h52z" fill="${d.lin(
    [
      [0, lighten(hc, 0.3)],
      [0.4, hc],
      [1, darken(hc, 0.5)],
    ],
    0,
    -22,
    0,
    28,
  )}"/></g>`;
  s += body(
    d,
    [
      [r, -h],
      [r, 0, 30],
      [r * 0.6, 0],
    ],
    m,
    {
      bands: [
        [r - 1, -26, 'rgba(40,44,46,.5)', 1.6],
        [r - 1, -24, 'rgba(255,255,255,.5)', 1.2],
      ],
    },
  );
  s += `<g transform="translate(${r - 14} ${-h + 44})"><path d="M0 4h40l170 -8q40 0 40 26q0 22 -40 24l-140 6q-40 2 -70 -8z" fill="${d.lin(
    [
      [0, lighten(hc, 0.25)],
      [0.4, hc],
      [1, darken(hc, 0.5)],
    ],
    0,
    0,
    0,
    50,
  )}"/></g>`;
  s += body(
    d,
    [
      [r + 9, -h + 4],
      [r + 9, -h + 26, 8],
      [r - 4, -h + 30],
    ],
    material.polished,
  );
  const Pr: Corner[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    Pr.push([(r + 6) * Math.sin((t * Math.PI) / 2), -h + 4 - 44 * Math.cos((t * Math.PI) / 2)]);
  }
  Pr.push([r + 9, -h + 5]);
  s += body(d, Pr, m);
  s += `<g transform="translate(40 ${-h + 2})"><path d="M0 2h150l90 -2q40 0 40 22q0 20 -40 22l-80 3q-90 4 -160 -14z" fill="${d.lin(
    [
      [0, lighten(hc, 0.34)],
      [0.35, hc],
      [1, darken(hc, 0.5)],
    ],
    0,
    0,
    0,
    48,
  )}"/><path d="M176 16h64" stroke="${lighten(hc, 0.5)}" stroke-width="2.5" stroke-linecap="round" opacity=".5"/></g>`;
  s +=
    body(
      d,
      [
        [34, -h - 58],
        [34, -h - 42, 6],
        [44, -h - 36],
      ],
      material.black,
    ) +
    body(
      d,
      [
        [0, -h - 96],
        [20, -h - 94, 6],
        [20, -h - 58],
      ],
      material.polished,
      {
        bands: [
          [20, -h - 76, '#c8281e', 5],
          [20, -h - 66, '#c8281e', 5],
        ],
      },
    );
  return { s: `<g transform="translate(-86 0)">${s}</g>`, h: h + 96, w: 730 };
};
