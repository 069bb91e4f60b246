import { darken, lighten, randomFrom } from './colour.ts';
import { fixed } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { circle, roundedRect } from './geometry.ts';
import { grainLines } from './grain.ts';
import { planShadow } from './light.ts';

export const board: Archetype = (d, o = {}) => {
  const c = o.c || '#c79a63',
    w = o.w || 430,
    h = o.h || 640,
    a = o.a || 0;
  const p = roundedRect(-w / 2, -h / 2, w, h, 26);
  let s =
    planShadow(d, p, 1.1) +
    `<path d="${p}" transform="translate(5 8)" fill="${darken(c, 0.5)}"/><path d="${p}" fill="${d.lin(
      [
        [0, lighten(c, 0.22)],
        [1, darken(c, 0.1)],
      ],
      -w / 2,
      -h / 2,
      w / 2,
      h / 2,
    )}"/><g ${d.clip(p)}>`;
  const n = o.n || 5,
    R = randomFrom(o.seed || 4);
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + (i * w) / n;
    s +=
      `<rect x="${fixed(x)}" y="${-h / 2}" width="${fixed(w / n)}" height="${h}" fill="${R() > 0.5 ? '#3b2410' : '#fff2dc'}" opacity="${fixed(0.04 + R() * 0.12)}"/>` +
      grainLines(x, -h / 2, w / n, h, c, 12, 30 + i, 'v', 0.26) +
      `<path d="M${fixed(x)} ${-h / 2}v${h}" stroke="${darken(c, 0.5)}" stroke-width="1" opacity=".3"/>`;
  }
  s += `</g>`;
  if (o.groove !== false)
    s += `<path d="${roundedRect(-w / 2 + 30, -h / 2 + 30, w - 60, h - 60, 14)}" fill="none" stroke="${darken(c, 0.45)}" stroke-width="9" opacity=".55"/><path d="${roundedRect(-w / 2 + 32.5, -h / 2 + 33, w - 60, h - 60, 14)}" fill="none" stroke="${lighten(c, 0.4)}" stroke-width="2.4" opacity=".7"/>`;
  else
    s += `<circle cx="0" cy="${-h / 2 + 62}" r="24" fill="${o.g || '#d9cdbd'}"/><path d="M-24 ${-h / 2 + 62}a24 24 0 0 1 48 0" fill="none" stroke="${darken(c, 0.6)}" stroke-width="7" opacity=".7"/>`;
  return { s: `<g transform="rotate(${a})">${s}</g>`, top: true, h, w };
};

export const plate: Archetype = (d, o = {}) => {
  const c = o.c || '#f1ede4',
    r = o.r || 285;
  let s =
    planShadow(d, circle(r), 0.9) +
    `<path d="${circle(r)}" fill="${d.lin(
      [
        [0, lighten(c, 0.6)],
        [0.5, c],
        [1, darken(c, 0.16)],
      ],
      -r * 0.7,
      -r * 0.7,
      r * 0.7,
      r * 0.7,
    )}"/>`;
  if (o.rim) s += `<circle r="${r - 5}" fill="none" stroke="${o.rim}" stroke-width="10"/>`;
  const k = o.coupe ? 0.9 : 0.7;
  s += `<path d="${circle(r * k + 7)}" fill="${d.lin(
    [
      [0, darken(c, 0.3)],
      [0.45, darken(c, 0.06)],
      [1, lighten(c, 0.8)],
    ],
    -r * 0.6,
    -r * 0.6,
    r * 0.6,
    r * 0.6,
  )}" opacity=".8" ${d.blur(3)}/><path d="${circle(r * k)}" fill="${d.lin(
    [
      [0, darken(c, 0.07)],
      [0.5, c],
      [1, lighten(c, 0.35)],
    ],
    -r * 0.6,
    -r * 0.6,
    r * 0.6,
    r * 0.6,
  )}"/>`;
  if (o.speck) {
    const R = randomFrom(9);
    for (let i = 0; i < 130; i++) {
      const t = R() * 6.28,
        q = Math.sqrt(R()) * r * 0.98;
      s += `<circle cx="${fixed(q * Math.cos(t))}" cy="${fixed(q * Math.sin(t))}" r="${fixed(0.8 + R() * 2)}" fill="#5b4a3a" opacity="${fixed(0.2 + R() * 0.35)}"/>`;
    }
  }
  return { s: s, top: true, h: 2 * r, w: 2 * r };
};

export const gasket: Archetype = (d, o = {}) => {
  const c = o.c || '#c9c6c0',
    r = 240;
  const s = `<g fill="none" stroke="#1d130c"><circle r="${r}" stroke-width="34" transform="translate(12 16)" opacity=".26" ${d.blur(8)}/></g><circle r="${r}" fill="none" stroke="${d.lin(
    [
      [0, lighten(c, 0.5)],
      [0.5, c],
      [1, darken(c, 0.4)],
    ],
    -r * 0.7,
    -r * 0.7,
    r * 0.7,
    r * 0.7,
  )}" stroke-width="36"/><circle r="${r - 9}" fill="none" stroke="${d.lin(
    [
      [0, darken(c, 0.5)],
      [1, lighten(c, 0.4)],
    ],
    -r * 0.7,
    -r * 0.7,
    r * 0.7,
    r * 0.7,
  )}" stroke-width="5"/><circle r="${r + 12}" fill="none" stroke="#fff" stroke-width="2" opacity=".5"/>`;
  return { s, top: true, h: 560, w: 560 };
};

export const towel: Archetype = (d, o = {}) => {
  const c = o.c || '#f0ebe0',
    k = o.k || '#c8281e',
    w = 400,
    h = 600;
  const p = `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`;
  let s =
    planShadow(d, p, 0.55) +
    `<path d="${p}" transform="translate(8 10)" fill="${darken(c, 0.16)}"/><path d="${p}" fill="${d.lin(
      [
        [0, lighten(c, 0.4)],
        [0.5, c],
        [1, darken(c, 0.07)],
      ],
      -w / 2,
      -h / 2,
      w / 2,
      h / 2,
    )}"/><g ${d.clip(p)}>`;
  for (let y = -h / 2; y < h / 2; y += 4)
    s += `<path d="M${-w / 2} ${y}h${w}" stroke="#5b4a3a" stroke-width=".8" opacity=".08"/>`;
  for (let x = -w / 2; x < w / 2; x += 4)
    s += `<path d="M${x} ${-h / 2}v${h}" stroke="#5b4a3a" stroke-width=".8" opacity=".06"/>`;
  s += (
    o.st || [
      [40, 16],
      [66, 4],
    ]
  )
    .map(
      ([x, q]) =>
        `<rect x="${-w / 2 + x}" y="${-h / 2}" width="${q}" height="${h}" fill="${k}" opacity=".92"/><rect x="${w / 2 - x - q}" y="${-h / 2}" width="${q}" height="${h}" fill="${k}" opacity=".92"/>`,
    )
    .join('');
  s += `<rect x="-3" y="${-h / 2}" width="26" height="${h}" fill="${d.lin(
    [
      [0, '#fff', 0.5],
      [0.3, '#120d0a', 0.14],
      [1, '#120d0a', 0],
    ],
    -3,
    0,
    23,
    0,
  )}"/><rect x="${-w / 2}" y="10" width="${w}" height="24" fill="${d.lin(
    [
      [0, '#fff', 0.5],
      [0.3, '#120d0a', 0.14],
      [1, '#120d0a', 0],
    ],
    0,
    10,
    0,
    34,
  )}"/></g>`;
  return { s: `<g transform="rotate(${o.a || 0})">${s}</g>`, top: true, h, w };
};
