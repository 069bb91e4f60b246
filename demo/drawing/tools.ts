import { darken, lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { fixed } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { circle, ellipse, roundedRect } from './geometry.ts';
import { grainLines } from './grain.ts';
import { planShadow, tube } from './light.ts';
import { material, stops } from './material.ts';

function stick(
  d: Drawing,
  y0: number,
  y1: number,
  w: number,
  c: string,
  o: { wood?: boolean | undefined; hole?: boolean; seed?: number } = {},
): { p: string; s: string } {
  const p = roundedRect(-w / 2, y0, w, y1 - y0, w / 2 - 1);
  return {
    p,
    s:
      `<path d="${p}" fill="${d.lin(
        [
          [0, darken(c, 0.3)],
          [0.3, lighten(c, 0.35)],
          [0.55, c],
          [1, darken(c, 0.48)],
        ],
        -w / 2,
        0,
        w / 2,
        0,
      )}"/>` +
      (o.wood
        ? `<g ${d.clip(p)}>${grainLines(-w / 2, y0, w, y1 - y0, c, 8, o.seed || 2, 'v', 0.45)}</g>`
        : '') +
      (o.hole
        ? `<ellipse cx="0" cy="${y1 - w * 0.6}" rx="${w * 0.18}" ry="${w * 0.3}" fill="#15110f" opacity=".7"/>`
        : ''),
  };
}

export const peeler: Archetype = (d, o = {}) => {
  const c = o.c || '#c8281e';
  const a = o.a === undefined ? 24 : o.a;
  const arm = `M-16 90C-20 20 -96 0 -96 -80V-150h18V-84C-78 -30 -34 -30 0 -30C34 -30 78 -30 78 -84V-150h18V-80C96 0 20 20 16 90z`;
  const han = roundedRect(-27, 70, 54, 290, 25);
  let s =
    planShadow(d, arm + han, 0.7) +
    `<path d="${arm}" fill="${d.lin(stops(material.steel), -96, 0, 96, 0)}"/>`;
  s += `<path d="${roundedRect(-92, -150, 184, 44, 6)}" fill="${d.lin(
    [
      [0, '#fdfdfb'],
      [0.4, '#b9bcbd'],
      [0.55, '#6d7274'],
      [0.62, '#2b2e30'],
      [0.7, '#d9dbda'],
      [1, '#8d9294'],
    ],
    0,
    -150,
    0,
    -106,
  )}"/><path d="M-70 -127h140" stroke="#141617" stroke-width="7" stroke-linecap="round"/><circle cx="-87" cy="-128" r="7" fill="#e9eae9"/><circle cx="87" cy="-128" r="7" fill="#8d9294"/>`;
  s += `<path d="${han}" fill="${d.lin(
    [
      [0, darken(c, 0.2)],
      [0.28, lighten(c, 0.3)],
      [0.5, c],
      [1, darken(c, 0.5)],
    ],
    -27,
    0,
    27,
    0,
  )}"/><path d="M-12 110V320" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35" ${d.blur(3)}/><circle cx="0" cy="334" r="8" fill="${darken(c, 0.7)}"/>`;
  return { s: `<g transform="rotate(${a}) translate(0 -100)">${s}</g>`, top: true, h: 600, w: 330 };
};

export const spatula: Archetype = (d, o = {}) => {
  const c = o.c || '#52675c',
    a = o.a === undefined ? 20 : o.a,
    st = stick(d, -40, 330, 34, o.hc || '#bd905c', { wood: true, hole: true }),
    head = `M-74 -330q0 -26 26 -26h96q44 6 44 54v150q-6 96 -52 128h-62q-46 -30 -52 -128z`;
  const s =
    planShadow(d, head + st.p, 0.8) +
    st.s +
    `<path d="${head}" fill="${d.lin(
      [
        [0, lighten(c, 0.26)],
        [0.3, lighten(c, 0.08)],
        [0.6, c],
        [1, darken(c, 0.34)],
      ],
      -74,
      -340,
      92,
      -60,
    )}"/><path d="${head}" fill="${d.lin(
      [
        [0, '#fff', 0],
        [0.7, '#120d0a', 0],
        [1, '#120d0a', 0.28],
      ],
      0,
      -340,
      0,
      -20,
    )}"/><path d="M-58 -300v150q6 70 34 104" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".22" ${d.blur(4)}/><path d="M84 -300V-150q-6 84 -44 122" stroke="${darken(c, 0.6)}" stroke-width="3" fill="none" opacity=".4"/>`;
  return { s: `<g transform="rotate(${a})">${s}</g>`, top: true, h: 700, w: 300 };
};

export const spoon: Archetype = (d, o = {}) => {
  const c = o.c || '#c39a68',
    a = o.a === undefined ? 20 : o.a,
    st = stick(d, -180, 350, 30, c, { wood: true, seed: 8 }),
    head = ellipse(72, -250, 104);
  const s =
    planShadow(d, head + st.p, 0.8) +
    st.s +
    `<path d="${head}" fill="${d.lin(
      [
        [0, lighten(c, 0.3)],
        [0.6, c],
        [1, darken(c, 0.3)],
      ],
      -72,
      -340,
      72,
      -150,
    )}"/><g ${d.clip(head)}>${grainLines(-72, -354, 144, 208, c, 14, 5, 'v', 0.35)}</g><path d="${ellipse(56, -254, 84)}" fill="${d.lin(
      [
        [0, darken(c, 0.42)],
        [0.5, darken(c, 0.12)],
        [1, lighten(c, 0.18)],
      ],
      -50,
      -330,
      50,
      -170,
    )}" opacity=".75"/>`;
  return { s: `<g transform="rotate(${a})">${s}</g>`, top: true, h: 700, w: 240 };
};

export const whisk: Archetype = (d, o = {}) => {
  const c = o.c || '#2a2a2a',
    a = o.a === undefined ? 22 : o.a,
    st = stick(d, 60, 350, 42, c, { hole: true, wood: o.wood });
  let wires = '',
    shp = '';
  const n = 5;
  for (let i = 0; i < n; i++) {
    const W = 30 + i * 32;
    const p = `M-${6 + i * 2} 70C-${fixed(W * 1.15)} -90 -${fixed(W * 1.15)} -${fixed(330 + 12 - i * 8)} 0 -${fixed(340 - i * 6)}C${fixed(W * 1.15)} -${fixed(330 + 12 - i * 8)} ${fixed(W * 1.15)} -90 ${6 + i * 2} 70`;
    wires += tube(p, 7, '#b4b8b9');
    shp += `<path d="${p}"/>`;
  }
  const s =
    `<g fill="none" stroke="#1d130c" stroke-width="7" transform="translate(16 20)" opacity=".22" ${d.blur(6)}>${shp}</g>` +
    planShadow(d, st.p, 0.7) +
    wires +
    st.s +
    `<path d="${roundedRect(-20, 46, 40, 44, 5)}" fill="${d.lin(stops(material.polished), -20, 0, 20, 0)}"/>`;
  return { s: `<g transform="rotate(${a})">${s}</g>`, top: true, h: 700, w: 360 };
};

export const ladle: Archetype = (d, o = {}) => {
  const a = o.a === undefined ? 20 : o.a;
  const st = stick(d, -150, 350, 22, '#a9adae', { hole: true });
  const s =
    planShadow(d, circle(104, 0, -240) + st.p, 0.9) +
    st.s +
    `<g transform="translate(0 -240)"><path d="${circle(104)}" fill="${d.lin(
      [
        [0, '#fdfdfb'],
        [0.5, '#b4b8b9'],
        [1, '#85898b'],
      ],
      -80,
      -80,
      80,
      80,
    )}"/><path d="${circle(97)}" fill="${d.lin(
      [
        [0, '#55595b'],
        [0.45, '#9ea2a4'],
        [1, '#f4f4f2'],
      ],
      -75,
      -75,
      75,
      75,
    )}"/><path d="${circle(50, 10, 12)}" fill="#6d7274" opacity=".35" ${d.blur(14)}/></g>`;
  return { s: `<g transform="rotate(${a})">${s}</g>`, top: true, h: 700, w: 260 };
};

export const sieve: Archetype = (d, o = {}) => {
  const r = 190;
  const st = stick(d, r - 6, r + 330, 26, o.c || '#a9adae', { hole: true });
  let mesh = '';
  for (let x = -r; x <= r; x += 8) mesh += `<path d="M${x} ${-r}v${2 * r}M${-r} ${x}h${2 * r}"/>`;
  const s =
    `<circle r="${r}" fill="#1d130c" opacity=".16" transform="translate(18 24)" ${d.blur(14)}/>` +
    planShadow(d, st.p, 0.8) +
    st.s +
    `<g ${d.clip(circle(r - 6))}><circle r="${r}" fill="#8d9294" opacity=".28"/><g stroke="#5b6062" stroke-width="1.3" opacity=".75">${mesh}</g><circle r="${r}" fill="${d.rad(
      [
        [0, '#000', 0.16],
        [0.6, '#000', 0.04],
        [1, '#fff', 0.3],
      ],
      -40,
      -40,
      r * 1.2,
    )}"/></g><circle r="${r}" fill="none" stroke="${d.lin(
      [
        [0, '#fdfdfb'],
        [0.5, '#a9adae'],
        [1, '#6d7274'],
      ],
      -r * 0.7,
      -r * 0.7,
      r * 0.7,
      r * 0.7,
    )}" stroke-width="15"/>`;
  return {
    s: `<g transform="rotate(${o.a === undefined ? 22 : o.a}) translate(0 -140)">${s}</g>`,
    top: true,
    h: 720,
    w: 420,
  };
};
