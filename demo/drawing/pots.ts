import { darken, lighten } from './colour.ts';
import { type Drawing, fixed } from './drawing.ts';
import type { Archetype, Shape } from './figure.ts';
import type { Corner } from './geometry.ts';
import { front, RATIO } from './geometry.ts';
import { standingShadow, tube } from './light.ts';
import type { Material } from './material.ts';
import { handleColour, material } from './material.ts';
import type { Band } from './solid.ts';
import { body, opening } from './solid.ts';

/** A domed lid of radius `r` whose rim lies at `y`, with a knob or a loop. */
export function lid(d: Drawing, r: number, y: number, m: Material, o: Shape = {}): string {
  const h = o.dome || r * 0.2;
  const Pr: Corner[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    Pr.push([r * 0.985 * Math.sin((t * Math.PI) / 2), y - 10 - h * Math.cos((t * Math.PI) / 2)]);
  }
  Pr.push([r, y - 10], [r, y]);
  let s = body(d, Pr, m, {
    bands: [
      [r, y - 9, 'rgba(255,255,255,.5)', 1.4],
      [r, y - 1, 'rgba(0,0,0,.4)', 2],
    ],
  });
  const ky = y - 10 - h + 2,
    kc = o.knob || material.black;
  if (o.loop) {
    s += tube(`M-34 ${ky + 2}C-38 ${ky - 46} 38 ${ky - 46} 34 ${ky + 2}`, 13, handleColour(kc));
  } else
    s +=
      body(
        d,
        [
          [r * 0.07, ky - 10],
          [r * 0.07, ky + 4],
        ],
        material.steel,
      ) +
      body(
        d,
        [
          [0, ky - 40],
          [r * 0.15, ky - 38, 8],
          [r * 0.165, ky - 22, 8],
          [r * 0.1, ky - 8],
        ],
        kc,
      );
  return s;
}

function sideHandles(r: number, y: number, m: Material, o: Shape = {}): string {
  const c = handleColour(m),
    w = o.w || 17,
    L = o.L || 46,
    H = o.H || 40;
  const one = (k: number) =>
    tube(
      `M${k * (r - 6)} ${y}h${k * (L * 0.55)}q${k * L * 0.45} 0 ${k * L * 0.45} ${H * 0.38}q0 ${H * 0.5} ${k * -L * 0.5} ${H * 0.56}l${k * -L * 0.4} ${H * 0.06}`,
      w,
      c,
    );
  return one(-1) + one(1);
}

/** Degrees between two holes of a wall, and how far round it they are seen. */
const HOLES = { step: 11, reach: 77 } as const;

/** A row of holes in a standing wall, nearer to each other where it turns away. */
function holes(r: number, y: number, shift: number): string {
  let row = '';
  for (let degrees = -HOLES.reach + shift; degrees <= HOLES.reach; degrees += HOLES.step) {
    const angle = (degrees * Math.PI) / 180;
    const [x, low] = [fixed(r * Math.sin(angle)), fixed(y + r * RATIO * Math.cos(angle))];
    const rx = fixed(8 * Math.cos(angle) + 1);
    row += `<ellipse cx="${x}" cy="${low}" rx="${rx}" ry="8" fill="#2a2f31"/><path d="M${x} ${low + 8}a${rx} 8 0 0 0 ${rx} -8" fill="none" stroke="#fff" stroke-width="1.6" opacity=".7"/>`;
  }
  return row;
}

export const casserole: Archetype = (d, o = {}) => {
  const r = o.r || 225,
    h = o.h || 250,
    m = o.m || material.steel,
    lm = o.lm || m;
  let s = standingShadow(d, r);
  s += sideHandles(r, -h + 34, o.hm || material.steel, o.handles);
  const bands: readonly Band[] =
    m.k === 'steel' || m.k === 'polished'
      ? [
          [r - 1, -22, 'rgba(40,44,46,.5)', 1.6],
          [r - 1, -20, 'rgba(255,255,255,.5)', 1.2],
        ]
      : [];
  const beads = (o.beads ?? []).flatMap((low): Band[] => [
    [r - 1, -h + low, 'rgba(255,255,255,.75)', 3],
    [r - 1, -h + low + 5, 'rgba(40,44,46,.42)', 3],
  ]);
  s += body(
    d,
    [
      [r, -h],
      [r, 0, o.cr || 34],
      [r * 0.6, 0],
    ],
    m,
    { bands: [...bands, ...beads] },
  );
  if (o.holes) s += holes(r, -h + 52, 0) + holes(r, -h + 78, HOLES.step / 2) + holes(r, -h + 104, 0);
  if (o.open) {
    s += opening(d, r + 4, -h, 9, m, o.inn || material.steel);
    return { s, h: h + r * RATIO, w: 2 * r + 100 };
  }
  s +=
    `<path d="${front(r, -h + 8)}" stroke="#120d0a" stroke-opacity=".35" stroke-width="9" fill="none" ${d.blur(4)}/>` +
    lid(d, r + 5, -h + 2, lm, { knob: o.knob, dome: o.dome, loop: o.loop });
  return { s, h: h + (o.dome || r * 0.2) + 60, w: 2 * r + 100 };
};

export const cocotte: Archetype = (d, o = {}) => {
  const m = material.enamel(o.c || '#c8281e');
  const r = o.r ?? 240,
    h = o.h ?? 215;
  let s = standingShadow(d, r * 0.93);
  const hd = (x: number) =>
    `<path d="M${x * (r - 8)} ${-h + 26}h${x * 40}q${x * 22} 0 ${x * 22} 20q0 20 ${x * -22} 20h${x * -40}z" fill="${d.lin(
      [
        [0, lighten(m.c, 0.15)],
        [0.5, m.c],
        [1, darken(m.c, 0.5)],
      ],
      0,
      -h + 24,
      0,
      -h + 68,
    )}"/><path d="M${x * (r + 6)} ${-h + 41}h${x * 22}" stroke="${darken(m.c, 0.7)}" stroke-width="9" stroke-linecap="round" opacity=".55"/>`;
  s += hd(-1) + hd(1);
  s += body(
    d,
    [
      [r, -h],
      [r, -h + 60],
      [r * 0.96, 0, 90],
      [r * 0.6, 0],
    ],
    m,
  );
  s +=
    `<path d="${front(r, -h + 8)}" stroke="#120d0a" stroke-opacity=".45" stroke-width="9" fill="none" ${d.blur(4)}/>` +
    lid(d, r + 5, -h + 2, m, { dome: o.dome ?? 62, knob: o.knob || material.steel });
  return { s, h: h + 112, w: 2 * r + 120 };
};
