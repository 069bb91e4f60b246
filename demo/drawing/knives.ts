import { darken, lighten } from './colour.ts';
import type { Archetype } from './figure.ts';
import { grainLines } from './grain.ts';
import { planShadow } from './light.ts';

interface Blade {
  /** Length and breadth, and the heights of its tip and its heel. */
  readonly L: number;
  readonly B: number;
  readonly y0: number;
  readonly yh: number;
}

/** A hole: drawn against the direction of the blade round it, it is left out of it. */
const hole = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const heel = ({ B, yh }: Blade): string =>
  `L${B * 0.54} ${yh - 8}Q${B * 0.5} ${yh} ${B * 0.38} ${yh}H${-B * 0.3}L${-B * 0.42} ${yh}z`;

/** Blades by their kind, each with the line along which its edge is ground. */
const BLADES = {
  chef: ({ L, B, y0, yh }: Blade) => ({
    outline: `M${-B * 0.42} ${y0}C${B * 0.1} ${y0 + L * 0.18} ${B * 0.56} ${y0 + L * 0.42} ${B * 0.56} ${y0 + L * 0.78}${heel({ L, B, y0, yh })}`,
    bevel: `M${-B * 0.42} ${y0}C${B * 0.02} ${y0 + L * 0.2} ${B * 0.4} ${y0 + L * 0.44} ${B * 0.4} ${y0 + L * 0.78}L${B * 0.4} ${yh}`,
  }),
  /** The back comes down to the edge, which is nearly straight. */
  santoku: ({ L, B, y0, yh }: Blade) => ({
    outline: `M${-B * 0.42} ${y0 + L * 0.34}C${-B * 0.42} ${y0 + L * 0.14} ${-B * 0.02} ${y0 + 4} ${B * 0.4} ${y0}C${B * 0.54} ${y0 + L * 0.2} ${B * 0.57} ${y0 + L * 0.5} ${B * 0.56} ${y0 + L * 0.78}${heel({ L, B, y0, yh })}`,
    bevel: `M${B * 0.36} ${y0 + 2}C${B * 0.43} ${y0 + L * 0.22} ${B * 0.45} ${y0 + L * 0.5} ${B * 0.44} ${y0 + L * 0.78}L${B * 0.44} ${yh}`,
  }),
  /** Two prongs to lift what was cut, and holes to which soft cheese does not stick. */
  cheese: ({ L, B, y0, yh }: Blade) => ({
    outline:
      `M${-B * 0.42} ${y0 + L * 0.16}C${-B * 0.44} ${y0 + L * 0.08} ${-B * 0.56} ${y0 + L * 0.03} ${-B * 0.66} ${y0}C${-B * 0.34} ${y0 - 2} ${-B * 0.16} ${y0 + L * 0.04} ${-B * 0.12} ${y0 + L * 0.12}C${-B * 0.06} ${y0 + L * 0.05} ${-B * 0.12} ${y0 + 8} ${-B * 0.2} ${y0 - 8}C${B * 0.2} ${y0} ${B * 0.5} ${y0 + L * 0.16} ${B * 0.54} ${y0 + L * 0.42}L${B * 0.56} ${y0 + L * 0.78}${heel({ L, B, y0, yh })}` +
      [0.3, 0.45, 0.6, 0.75].map((share) => hole(B * 0.02, y0 + L * share, B * 0.15, L * 0.045)).join(''),
    bevel: `M${B * 0.24} ${y0 + L * 0.08}C${B * 0.36} ${y0 + L * 0.2} ${B * 0.43} ${y0 + L * 0.42} ${B * 0.44} ${y0 + L * 0.78}L${B * 0.44} ${yh}`,
  }),
  bread: ({ B, y0, yh }: Blade) => ({
    outline: `M-4 ${y0}C30 ${y0 + 6} ${B * 0.5} ${y0 + 40} ${B * 0.5} ${y0 + 90}L${B * 0.5} ${yh - 14}H${-B * 0.28}V${y0 + 60}C${-B * 0.28} ${y0 + 20} -20 ${y0} -4 ${y0}z`,
    bevel: '',
  }),
};

export const knife: Archetype = (d, o = {}) => {
  const L = o.L || 430,
    B = o.B || 88,
    H = o.H || 240,
    hc = o.hc || '#242424',
    wood = o.wood;
  const a = o.a === undefined ? 24 : o.a; // vertical, tip up, edge right
  const tot = L + H,
    y0 = -tot / 2,
    yh = y0 + L;
  const { outline: blade, bevel } = BLADES[o.kind ?? 'chef']({ L, B, y0, yh });
  const hx = -B * 0.44,
    hw = o.hw || 46;
  const han = `M${hx} ${yh - 2}h${hw}c6 40 -2 70 0 ${H * 0.45}c2 40 12 60 12 ${H * 0.55 - 22}q0 18 -16 20h-30q-14 -2 -14 -20L${hx} ${yh + H * 0.3}z`;
  let s = `<g transform="rotate(${-a})"><g/></g>${planShadow(d, blade + han, 0.62)}`;
  s += `<path d="${blade}" fill="${d.lin(
    [
      [0, '#c9cccc'],
      [0.25, '#eeefee'],
      [0.55, '#b6babb'],
      [0.72, '#d9dbda'],
      [1, '#f8f8f6'],
    ],
    -B * 0.42,
    0,
    B * 0.56,
    0,
  )}"/>`;
  const cl = d.clip(blade);
  s += `<g ${cl}>`;
  for (let y = y0; y < yh; y += 4)
    s += `<path d="M${-B} ${y}H${B}" stroke="${((y / 4) | 0) % 3 ? '#fff' : '#4a5052'}" stroke-width=".7" opacity=".1"/>`;
  if (o.kind === 'bread') {
    for (let y = y0 + 60; y < yh - 16; y += 22)
      s += `<circle cx="${B * 0.56}" cy="${y + 11}" r="13" fill="#8d9294" opacity=".55"/>`;
  } else
    s += `<path d="${bevel}H${B}V${y0}z" fill="#fff" opacity=".5"/><path d="${bevel}" fill="none" stroke="#7c8183" stroke-width="1.2" opacity=".7"/>`;
  s += `<path d="M${-B * 0.42} ${y0}V${yh}" stroke="#6d7274" stroke-width="3" opacity=".55"/><path d="${blade}" fill="${d.lin(
    [
      [0, '#fff', 0.35],
      [0.3, '#fff', 0],
      [0.5, '#22282a', 0.16],
      [0.62, '#fff', 0.2],
      [1, '#22282a', 0.12],
    ],
    0,
    y0,
    0,
    yh,
  )}"/></g>`;
  s += `<path d="${han}" fill="${d.lin(
    [
      [0, lighten(hc, 0.3)],
      [0.25, lighten(hc, 0.12)],
      [0.6, hc],
      [1, darken(hc, 0.5)],
    ],
    hx,
    0,
    hx + hw + 12,
    0,
  )}"/>`;
  if (wood) s += `<g ${d.clip(han)}>${grainLines(hx, yh, hw + 14, H, hc, 10, 3, 'v', 0.45)}</g>`;
  if (o.rivets !== false)
    s += [0.22, 0.5, 0.78]
      .map(
        (t) =>
          `<circle cx="${hx + hw * 0.5}" cy="${yh + H * t}" r="6.5" fill="${d.rad(
            [
              [0, '#fff'],
              [0.6, '#b6babb'],
              [1, '#6d7274'],
            ],
            hx + hw * 0.5 - 2,
            yh + H * t - 2,
            8,
          )}"/>`,
      )
      .join('');
  if (o.bolster !== false)
    s += `<path d="M${hx} ${yh - 12}h${hw + 1}v26h${-hw - 1}z" fill="${d.lin(
      [
        [0, '#9ea2a4'],
        [0.35, '#fafaf8'],
        [1, '#85898b'],
      ],
      hx,
      0,
      hx + hw,
      0,
    )}"/>`;
  return { s: `<g transform="rotate(${a})">${s}</g>`, top: true, h: tot * 0.98, w: 260 };
};

export const paring: Archetype = (d, o = {}) =>
  knife(d, { L: 260, B: 54, H: 225, hw: 33, bolster: false, rivets: false, hc: '#c8281e', ...o });
