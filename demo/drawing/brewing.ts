import type { Archetype } from './figure.ts';
import { type Corner, RATIO } from './geometry.ts';
import { standingShadow, tube } from './light.ts';
import { acrossFill, material } from './material.ts';
import { lid } from './pots.ts';
import { body, opening } from './solid.ts';

/** A mortar with its pestle. */
export const mortar: Archetype = (d, o = {}) => {
  const m = o.m ?? material.matte('#8b8d8b');
  const r = 165;
  const h = 210;
  const pestle = `<g transform="translate(30 ${-h + 60}) rotate(28)">${body(
    d,
    [
      [22, -300, 20],
      [20, -120, 60],
      [34, 30, 24],
      [20, 40],
    ],
    m,
  )}</g>`;
  const inner = r - 26;
  const above = `<g ${d.clip(`M-500 -1000H500V${-h}H${inner}A${inner} ${inner * RATIO} 0 0 1 ${-inner} ${-h}H-500Z`)}>${pestle}</g>`;
  const vessel = body(
    d,
    [
      [r, -h],
      [r * 0.97, -h * 0.6, 60],
      [r * 0.66, -30, 40],
      [r * 0.74, 0],
      [r * 0.4, 0],
    ],
    m,
  );
  return {
    s: standingShadow(d, r * 0.74, 1.4) + vessel + opening(d, r + 2, -h, 26, m, m) + above,
    h: h + 230,
    w: 420,
  };
};

/** A stove-top espresso maker. */
export const moka: Archetype = (d, o = {}) => {
  const m = o.m ?? material.polished;
  const hc = o.hc ?? '#232324';
  const h = 400;
  const spout = `<path d="M-96 ${-h + 44}l-46 -26l8 64l34 26z" fill="${acrossFill(d, m, 140)}"/>`;
  const handle = tube(`M98 ${-h + 30}h70q24 4 14 40l-40 130`, 34, hc);
  return {
    s:
      standingShadow(d, 118) +
      handle +
      spout +
      body(
        d,
        [
          [106, -h],
          [72, -h * 0.5, 14],
          [74, -h * 0.46],
        ],
        m,
      ) +
      body(
        d,
        [
          [76, -h * 0.48],
          [118, 0, 12],
          [80, 0],
        ],
        m,
        { bands: [[78, -h * 0.46, 'rgba(0,0,0,.35)', 3]] },
      ) +
      lid(d, 107, -h + 2, m, { dome: 30, knob: material.matte(hc) }),
    h: h + 70,
    w: 420,
  };
};

/** A bowl with holes, on a foot. */
export const colander: Archetype = (d, o = {}) => {
  const m = o.m ?? material.enamel('#e9e4da');
  const r = 250;
  const h = 220;
  const profile: Corner[] = [];
  for (let step = 0; step <= 24; step++) {
    const t = step / 24;
    profile.push([r * (0.46 + 0.54 * (1 - t ** 2.4) ** 0.62), -h + (h - 20) * t]);
  }
  profile.push([r * 0.46, -14], [r * 0.5, 0]);
  let holes = '';
  for (let row = 0; row < 5; row++)
    for (let column = -6; column <= 6; column++) {
      const angle = ((column + (row % 2) / 2) / 7.4) * (Math.PI / 2);
      const radius = r * (0.95 - row * 0.075);
      holes += `<ellipse cx="${Math.round(radius * Math.sin(angle))}" cy="${Math.round(-h + 56 + row * 30 + radius * RATIO * Math.cos(angle) - 10)}" rx="${Math.max(3, Math.round(8 * Math.cos(angle)))}" ry="8" fill="#171512" opacity=".62"/>`;
    }
  const handles = [-1, 1]
    .map((k) =>
      tube(`M${k * (r - 4)} ${-h + 26}q${k * 56} -6 ${k * 56} 26q0 26 ${k * -66} 20`, 15, m.c ?? '#a4a8aa'),
    )
    .join('');
  return {
    s:
      standingShadow(d, r * 0.52, 1.6) +
      handles +
      body(d, profile, m, { inside: holes }) +
      opening(d, r + 3, -h, 10, m, o.inn ?? m),
    h: h + 60,
    w: 2 * r + 120,
  };
};
