import { darken, lighten } from './colour.ts';
import { fixed } from './drawing.ts';
import type { Archetype } from './figure.ts';
import { circle, roundedRect } from './geometry.ts';
import { planShadow } from './light.ts';
import { material, stops } from './material.ts';

export const loaf: Archetype = (d, o = {}) => {
  const w = o.w || 330,
    h = o.h || 620,
    c = o.c || '#4a4b4c',
    p = roundedRect(-w / 2, -h / 2, w, h, 22),
    q = roundedRect(-w / 2 + 54, -h / 2 + 58, w - 108, h - 116, 10);
  const i = [-w / 2 + 12, -h / 2 + 12, w / 2 - 12, h / 2 - 12] as const,
    j = [-w / 2 + 54, -h / 2 + 58, w / 2 - 54, h / 2 - 58] as const;
  const s =
    planShadow(d, p, 1.2) +
    `<path d="${p}" fill="${d.lin(
      [
        [0, lighten(c, 0.45)],
        [0.5, lighten(c, 0.1)],
        [1, darken(c, 0.2)],
      ],
      -w / 2,
      -h / 2,
      w / 2,
      h / 2,
    )}"/><g ${d.clip(roundedRect(i[0], i[1], i[2] - i[0], i[3] - i[1], 14))}><path d="M${i[0]} ${i[1]}L${j[0]} ${j[1]}V${j[3]}L${i[0]} ${i[3]}z" fill="${darken(c, 0.5)}"/><path d="M${i[0]} ${i[1]}L${j[0]} ${j[1]}H${j[2]}L${i[2]} ${i[1]}z" fill="${darken(c, 0.34)}"/><path d="M${i[2]} ${i[1]}L${j[2]} ${j[1]}V${j[3]}L${i[2]} ${i[3]}z" fill="${lighten(c, 0.24)}"/><path d="M${i[0]} ${i[3]}L${j[0]} ${j[3]}H${j[2]}L${i[2]} ${i[3]}z" fill="${lighten(c, 0.14)}"/></g><path d="${q}" fill="${d.lin(
      [
        [0, darken(c, 0.22)],
        [1, lighten(c, 0.12)],
      ],
      j[0],
      j[1],
      j[2],
      j[3],
    )}"/>`;
  return { s: `<g transform="rotate(${o.a || 0})">${s}</g>`, top: true, h, w };
};

export const springform: Archetype = (d, o = {}) => {
  const c = o.c || '#3d3e40',
    r = o.r || 265;
  let s =
    planShadow(d, circle(r), 1.4) +
    `<g transform="rotate(38)"><path d="${roundedRect(r - 16, -34, 46, 68, 8)}" fill="${d.lin(stops(material.polished), r - 16, 0, r + 30, 0)}"/><path d="${roundedRect(r + 2, -20, 14, 40, 5)}" fill="#3b4043"/></g><path d="${circle(r)}" fill="${d.lin(
      [
        [0, '#fdfdfb'],
        [0.5, '#a9adae'],
        [1, '#7c8183'],
      ],
      -r * 0.7,
      -r * 0.7,
      r * 0.7,
      r * 0.7,
    )}"/><path d="${circle(r - 8)}" fill="${d.lin(
      [
        [0, darken(c, 0.6)],
        [0.5, c],
        [1, lighten(c, 0.4)],
      ],
      -r * 0.7,
      -r * 0.7,
      r * 0.7,
      r * 0.7,
    )}"/><path d="${circle(r - 44)}" fill="${darken(c, 0.5)}" opacity=".6" ${d.blur(6)}/><path d="${circle(r - 48)}" fill="${d.lin(
      [
        [0, darken(c, 0.05)],
        [1, lighten(c, 0.2)],
      ],
      -r * 0.6,
      -r * 0.6,
      r * 0.6,
      r * 0.6,
    )}"/>`;
  for (let q = 30; q < r - 60; q += 26)
    s += `<circle r="${q}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".09"/><circle r="${q + 2}" fill="none" stroke="#000" stroke-width="1.2" opacity=".14"/>`;
  return { s, top: true, h: 2 * r, w: 2 * r };
};

export const muffin: Archetype = (d, o = {}) => {
  const c = o.c || '#58595a',
    w = 460,
    h = 660,
    p = roundedRect(-w / 2, -h / 2, w, h, 40);
  let s =
    planShadow(d, p, 1.1) +
    `<path d="${p}" fill="${d.lin(
      [
        [0, lighten(c, 0.42)],
        [0.5, lighten(c, 0.12)],
        [1, c],
      ],
      -w / 2,
      -h / 2,
      w / 2,
      h / 2,
    )}"/><path d="${roundedRect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, 36)}" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>`;
  for (let y = -1; y <= 1; y++)
    for (let x = -0.5; x <= 0.5; x++) {
      const X = x * 210,
        Y = y * 205;
      s += `<g transform="translate(${X} ${Y})"><path d="${circle(92)}" fill="${d.lin(
        [
          [0, lighten(c, 0.1)],
          [1, lighten(c, 0.5)],
        ],
        -65,
        -65,
        65,
        65,
      )}"/><path d="${circle(87)}" fill="${d.lin(
        [
          [0, darken(c, 0.62)],
          [0.6, darken(c, 0.1)],
          [1, lighten(c, 0.36)],
        ],
        -60,
        -60,
        60,
        60,
      )}"/><path d="${circle(62, 2, 2)}" fill="${d.lin(
        [
          [0, darken(c, 0.4)],
          [1, lighten(c, 0.02)],
        ],
        -45,
        -45,
        45,
        45,
      )}"/></g>`;
    }
  return { s, top: true, h, w };
};

/** Flutes of a ring mould, and by how many degrees each turns from the chimney to the rim. */
const FLUTES = { count: 18, turn: 34 } as const;

/** A point of a mould seen from above. @param angle in degrees */
function polar(radius: number, angle: number): readonly [x: number, y: number] {
  const radians = (angle * Math.PI) / 180;
  return [fixed(radius * Math.cos(radians)), fixed(radius * Math.sin(radians))];
}

const at = (radius: number, angle: number): string => polar(radius, angle).join(' ');

export const ringMould: Archetype = (d, o = {}) => {
  const c = o.c || '#b9684a',
    r = o.r || 270,
    inner = r - 22,
    chimney = r * 0.24;
  const step = 360 / FLUTES.count;
  const rim = d.lin(
    [
      [0, lighten(c, 0.5)],
      [0.5, c],
      [1, darken(c, 0.28)],
    ],
    -r * 0.7,
    -r * 0.7,
    r * 0.7,
    r * 0.7,
  );
  let flutes = '';
  for (let index = 0; index < FLUTES.count; index++) {
    const from = index * step,
      to = from + step,
      half = FLUTES.turn / 2;
    // The light comes from the upper left: the side of a flute that faces it is the brighter one.
    const facing = Math.cos(((from + step / 2 + half + 45) * Math.PI) / 180);
    const edge = (angle: number, end: string): string =>
      `Q${at((chimney + inner) / 2, angle + half * 0.7)} ${end}`;
    flutes += `<path d="M${at(chimney, from)}${edge(from, at(inner, from + FLUTES.turn))}A${inner} ${inner} 0 0 1 ${at(inner, to + FLUTES.turn)}${edge(to, at(chimney, to))}Z" fill="${d.lin(
      [
        [0, facing > 0 ? darken(c, 0.1 + 0.34 * facing) : lighten(c, 0.1 - 0.22 * facing)],
        [0.55, darken(c, 0.12)],
        [1, facing > 0 ? lighten(c, 0.24 * facing) : darken(c, 0.16 - 0.3 * facing)],
      ],
      ...polar(inner * 0.7, from + half),
      ...polar(inner * 0.7, to + half),
    )}"/>`;
  }
  const s =
    planShadow(d, circle(r), 1.5) +
    `<path d="${circle(r)}" fill="${rim}"/><path d="${circle(r - 5)}" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/><path d="${circle(inner + 4)}" fill="${darken(c, 0.55)}"/>${flutes}` +
    // The mould is deepest half way between the chimney and the rim, and its wall stands in shadow on the side of the light.
    `<path d="${circle(inner)}" fill="${d.rad(
      [
        [0.24, '#000', 0.05],
        [0.58, '#000', 0.34],
        [0.88, '#000', 0.08],
        [1, '#000', 0.4],
      ],
      0,
      0,
      inner,
    )}"/><g ${d.clip(circle(inner))}><path d="${circle(inner + 26, 26, 30)}" fill="none" stroke="#140a06" stroke-width="56" opacity=".34" ${d.blur(14)}/></g>` +
    `<path d="${circle(chimney + 7, 7, 9)}" fill="#140a06" opacity=".42" ${d.blur(7)}/><path d="${circle(chimney)}" fill="${rim}"/><path d="${circle(chimney - 5)}" fill="none" stroke="#fff" stroke-width="2" opacity=".34"/><path d="${circle(chimney - 15)}" fill="${d.lin(
      [
        [0, darken(c, 0.78)],
        [1, darken(c, 0.5)],
      ],
      -chimney * 0.6,
      -chimney * 0.6,
      chimney * 0.6,
      chimney * 0.6,
    )}"/>`;
  return { s: `<g transform="rotate(${o.a || 0})">${s}</g>`, top: true, h: 2 * r, w: 2 * r };
};

/** Waves of a tin's rim, and how deep they are as a share of its radius. */
const WAVES = { count: 44, depth: 0.022 } as const;

/** A flat tin with a waved rim, seen from above. */
export const tartTin: Archetype = (d, o = {}) => {
  const c = o.c ?? '#4b5663';
  const r = o.r ?? 285;
  const wave = (radius: number): string => {
    const points = Array.from({ length: WAVES.count * 8 }, (_, index) => {
      const angle = (index / (WAVES.count * 8)) * 2 * Math.PI;
      const at = radius * (1 + WAVES.depth * Math.cos(angle * WAVES.count));
      return `${fixed(at * Math.cos(angle))} ${fixed(at * Math.sin(angle))}`;
    });
    return `M${points.join('L')}Z`;
  };
  const across = (from: number, to: number, radius: number) =>
    d.lin(
      [
        [0, from > 0 ? lighten(c, from) : darken(c, -from)],
        [0.5, c],
        [1, to > 0 ? lighten(c, to) : darken(c, -to)],
      ],
      -radius * 0.7,
      -radius * 0.7,
      radius * 0.7,
      radius * 0.7,
    );
  const ribs = Array.from({ length: WAVES.count }, (_, index) => {
    const angle = ((index + 0.5) / WAVES.count) * 2 * Math.PI;
    const at = (radius: number) => `${fixed(radius * Math.cos(angle))} ${fixed(radius * Math.sin(angle))}`;
    return `M${at(r * 0.86)}L${at(r * 0.965)}`;
  }).join('');
  const floor = circle(r * 0.84);
  const s =
    planShadow(d, wave(r), 1) +
    `<path d="${wave(r)}" fill="${across(0.6, -0.2, r)}"/><path d="${wave(r * 0.975)}" fill="${across(-0.5, 0.34, r)}"/>` +
    `<path d="${ribs}" stroke="#0d1115" stroke-width="5" stroke-linecap="round" opacity=".38"/><path d="${ribs}" transform="rotate(2.4)" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".16"/>` +
    `<path d="${floor}" fill="${across(-0.1, 0.2, r)}"/><path d="${floor}" fill="none" stroke="#0d1115" stroke-width="3" opacity=".4"/>`;
  return { s, top: true, h: 2 * r, w: 2 * r };
};
