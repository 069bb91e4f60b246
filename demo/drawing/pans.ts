import { darken, lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { fixed } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { circle, roundedRect } from './geometry.ts';
import { grainLines } from './grain.ts';
import { planShadow } from './light.ts';
import { material } from './material.ts';

function steelDisc(d: Drawing, r: number): string {
  let s = `<path d="${circle(r)}" fill="${d.rad(
    [
      [0, '#d9dbda'],
      [0.7, '#c3c6c6'],
      [1, '#a9adae'],
    ],
    0,
    0,
    r,
  )}"/>`;
  let w = '';
  const wedge = (a: number, b: number, c: string, op: number) => {
    const p = (t: number) =>
      `${fixed(1.2 * r * Math.cos((t * Math.PI) / 180))} ${fixed(1.2 * r * Math.sin((t * Math.PI) / 180))}`;
    w += `<path d="M0 0L${p(a)}L${p(b)}Z" fill="${c}" opacity="${op}"/>`;
  };
  wedge(-150, -120, '#fff', 0.95);
  wedge(-112, -88, '#6d7274', 0.5);
  wedge(30, 60, '#fff', 0.85);
  wedge(68, 100, '#6d7274', 0.55);
  wedge(-40, -10, '#7c8183', 0.5);
  wedge(150, 178, '#7c8183', 0.4);
  s += `<g ${d.clip(circle(r))}><g ${d.blur(Math.round(r * 0.07))}>${w}</g>`;
  for (let q = 8; q < r; q += 7)
    s += `<circle r="${q}" fill="none" stroke="${((q / 7) | 0) % 2 ? '#fff' : '#33383a'}" stroke-width=".7" opacity=".09"/>`;
  return `${s}</g>`;
}

export const pan: Archetype = (d, o = {}) => {
  const r = o.r || 250,
    c = o.c || '#2a2a2b',
    hm = o.hm || material.black,
    L = o.L || 350;
  const a = o.a === undefined ? 52 : o.a;
  const hw = o.forged ? 26 : 21;
  const hp = `M${r - 10} ${-15}C${r + 60} -15 ${r + 120} ${-hw} ${r + L - hw} ${-hw}a${hw} ${hw} 0 0 1 0 ${2 * hw}C${r + 120} ${hw} ${r + 60} 15 ${r - 10} 15z`;
  const hc = hm.c || '#aeb1b2';
  let s =
    `<g transform="rotate(${a})"><g fill="#1d130c"><path d="${hp}" transform="translate(34 10)" opacity=".3" ${d.blur(12)}/></g></g>` +
    planShadow(d, circle(r), 1.3);
  let H = `<path d="${hp}" fill="${
    hm.k === 'steel'
      ? d.lin(
          [
            [0, '#f6f6f4'],
            [0.4, '#c2c5c6'],
            [0.7, '#8d9294'],
            [1, '#b9bcbc'],
          ],
          0,
          -hw,
          0,
          hw,
        )
      : d.lin(
          [
            [0, darken(hc, 0.1)],
            [0.35, lighten(hc, 0.26)],
            [0.6, hc],
            [1, darken(hc, 0.5)],
          ],
          0,
          hw,
          0,
          -hw,
        )
  }"/>`;
  if (hm.k === 'wood') H += `<g ${d.clip(hp)}>${grainLines(r, -hw, L, 2 * hw, hc, 11, 8, 'h', 0.4)}</g>`;
  H += `<rect x="${r + L - 62}" y="-7" width="36" height="14" rx="7" fill="#15110f" opacity=".7"/>`;
  if (o.forged)
    H += [18, 50]
      .map(
        (x) =>
          `<circle cx="${r + x}" r="6" fill="${lighten(hc, 0.36)}" stroke="#0c0908" stroke-width="1.5"/>`,
      )
      .join('');
  else
    H += `<path d="M${r - 14} -24h40l16 8v32l-16 8h-40z" fill="${d.lin(
      [
        [0, '#8d9294'],
        [0.5, '#f6f6f4'],
        [1, '#8d9294'],
      ],
      0,
      -24,
      0,
      24,
    )}"/>`;
  if (o.lug)
    H += `<path d="${roundedRect(-r - 34, -46, 70, 92, 22)}" fill="${lighten(c, 0.14)}"/><path d="${roundedRect(-r - 20, -24, 16, 48, 8)}" fill="#0c0908" opacity=".6"/>`;
  s += `<g transform="rotate(${a})">${H}</g>`;
  s += `<path d="${circle(r)}" fill="${d.lin(
    o.forged
      ? [
          [0, lighten(c, 0.42)],
          [0.5, darken(c, 0.2)],
          [1, lighten(c, 0.3)],
        ]
      : [
          [0, '#fdfdfb'],
          [0.35, '#c4c7c7'],
          [0.7, '#85898b'],
          [1, '#b5b8b8'],
        ],
    -r * 0.7,
    -r * 0.7,
    r * 0.7,
    r * 0.7,
  )}"/>`;
  const ri = r - 6,
    rf = r * (o.floor ?? 0.76);
  if (o.steel) {
    s += `<g>${steelDisc(d, ri)}</g><path d="${circle(ri)}" fill="${d.rad(
      [
        [0, '#000', 0],
        [0.74, '#000', 0],
        [0.79, '#000', 0.22],
        [0.83, '#fff', 0.12],
        [1, '#000', 0.12],
      ],
      0,
      0,
      ri,
    )}"/>`;
  } else {
    s += `<path d="${circle(ri)}" fill="${d.lin(
      [
        [0, darken(c, 0.55)],
        [0.5, c],
        [1, lighten(c, 0.34)],
      ],
      -r * 0.7,
      -r * 0.7,
      r * 0.7,
      r * 0.7,
    )}"/>`;
    s += `<path d="${circle(rf + 4)}" fill="${darken(c, 0.35)}" opacity=".6" ${d.blur(6)}/><path d="${circle(rf)}" fill="${d.rad(
      [
        [0, lighten(c, 0.2)],
        [0.55, lighten(c, 0.05)],
        [1, darken(c, 0.18)],
      ],
      -rf * 0.35,
      -rf * 0.4,
      rf * 1.5,
    )}"/>`;
    for (let q = 20; q < rf; q += 9)
      s += `<circle r="${q}" fill="none" stroke="#fff" stroke-width=".8" opacity=".035"/>`;
    s += `<g ${d.clip(circle(ri))}><path d="M${-rf * 0.9} ${-rf * 0.1}A${rf} ${rf} 0 0 1 ${-rf * 0.1} ${-rf * 0.9}" stroke="#fff" stroke-width="22" stroke-linecap="round" fill="none" opacity=".16" ${d.blur(12)}/><path d="M${r * 0.3} ${r * 0.86}A${r * 0.91} ${r * 0.91} 0 0 0 ${r * 0.86} ${r * 0.3}" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".3" ${d.blur(6)}/></g>`;
  }
  return { s: `<g transform="translate(-105 -125)">${s}</g>`, top: true, h: 800, w: 600 };
};
