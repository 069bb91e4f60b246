import { lighten } from './colour.ts';
import type { Archetype } from './figure.ts';
import { type Corner, ellipse } from './geometry.ts';
import { words } from './lettering.ts';
import { standingShadow } from './light.ts';
import { material } from './material.ts';
import { body } from './solid.ts';

/** A tumbler of glass, perhaps with something in it. */
export const tumbler: Archetype = (d, o = {}) => {
  const r = o.r ?? 112;
  const h = o.h ?? 280;
  const profile: readonly Corner[] = [
    [r, -h],
    [r * 0.86, 0, 22],
    [r * 0.5, 0],
  ];
  const drink = o.fc
    ? `${body(
        d,
        [
          [r * 0.9, -h * 0.62],
          [r * 0.8, -12, 18],
          [r * 0.4, -12],
        ],
        material.matte(o.fc),
      )}<path d="${ellipse(r * 0.9, -h * 0.62)}" fill="${lighten(o.fc, 0.25)}"/>`
    : '';
  const rim = `<path d="${ellipse(r, -h)}" fill="#fff" fill-opacity=".28" stroke="#56605f" stroke-opacity=".5" stroke-width="1.6"/>`;
  return {
    s: standingShadow(d, r * 0.86, 1.2) + drink + body(d, profile, material.glass) + rim,
    h: h + 20,
    w: 2 * r,
  };
};

/** A bottle with a pourer, for oil or vinegar. */
export const bottle: Archetype = (d, o = {}) => {
  const h = o.h ?? 560;
  const c = o.c ?? '#5d6b34';
  const profile: readonly Corner[] = [
    [30, -h],
    [32, -h * 0.72, 30],
    [100, -h * 0.6, 60],
    [102, 0, 20],
    [60, 0],
  ];
  const label = o.label
    ? `<rect x="-78" y="${-h * 0.42}" width="156" height="150" fill="#f7f4ee"/>${words(o.label, -62, -h * 0.42 + 52, 30, '#171512')}<path d="M-62 ${-h * 0.42 + 76}h60" stroke="#d52b1e" stroke-width="6"/><path d="M-62 ${-h * 0.42 + 116}h124" stroke="#171512" stroke-width="1.6"/>`
    : '';
  return {
    s:
      standingShadow(d, 100, 1.4) +
      body(d, profile, material.enamel(c), { inside: label }) +
      body(
        d,
        [
          [33, -h - 34],
          [33, -h + 8],
        ],
        o.knob ?? material.black,
      ),
    h: h + 40,
    w: 260,
  };
};
