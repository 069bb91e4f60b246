import { darken, lighten } from './colour.ts';
import type { Archetype } from './figure.ts';
import { circle, roundedRect } from './geometry.ts';
import { grainLines } from './grain.ts';
import { planShadow, standingShadow } from './light.ts';
import { material, stops } from './material.ts';
import { lid } from './pots.ts';
import { body } from './solid.ts';

/** A honing steel, tip up. */
export const honingSteel: Archetype = (d, o = {}) => {
  const c = o.hc ?? '#242424';
  const rod = roundedRect(-13, -330, 26, 450, 12);
  const grip = roundedRect(-26, 130, 52, 220, 24);
  const across = (colour: string, r: number): string =>
    d.lin(
      [
        [0, darken(colour, 0.25)],
        [0.3, lighten(colour, 0.3)],
        [0.6, colour],
        [1, darken(colour, 0.5)],
      ],
      -r,
      0,
      r,
      0,
    );
  const guard = roundedRect(-58, 112, 116, 24, 10);
  const drawn = `${planShadow(d, rod + grip, 0.7)}<path d="${rod}" fill="${d.lin(stops(material.steel), -13, 0, 13, 0)}"/><path d="${grip}" fill="${across(c, 26)}"/><path d="${guard}" fill="${d.lin(stops(material.polished), -58, 0, 58, 0)}"/>`;
  return { s: `<g transform="rotate(${o.a ?? 22})">${drawn}</g>`, top: true, h: 720, w: 320 };
};

/** A handle on its own; `wood` shows the grain. */
export const handle: Archetype = (d, o = {}) => {
  const c = o.c ?? '#232324';
  const path = `M-42 -270q0 -26 42 -26q42 0 42 26l14 420q4 130 -56 130q-60 0 -56 -130z`;
  const fill = d.lin(
    [
      [0, darken(c, 0.2)],
      [0.3, lighten(c, 0.28)],
      [0.55, c],
      [1, darken(c, 0.5)],
    ],
    -56,
    0,
    56,
    0,
  );
  const grain = o.wood ? `<g ${d.clip(path)}>${grainLines(-58, -300, 116, 600, c, 14, 6, 'v', 0.4)}</g>` : '';
  const thread = `<path d="${roundedRect(-18, -372, 36, 84, 4)}" fill="${d.lin(stops(material.steel), -18, 0, 18, 0)}"/>`;
  return {
    s: `<g transform="rotate(${o.a ?? 28})">${planShadow(d, path, 0.8)}${thread}<path d="${path}" fill="${fill}"/>${grain}<ellipse cx="0" cy="214" rx="14" ry="24" fill="#15110f" opacity=".7"/></g>`,
    top: true,
    h: 700,
    w: 360,
  };
};

/** A valve or knob on its own, standing. */
export const knob: Archetype = (d, o = {}) => {
  const m = o.m ?? material.polished;
  const drawn =
    body(
      d,
      [
        [46, -150],
        [46, -20, 6],
        [58, 0],
      ],
      m,
    ) +
    body(
      d,
      [
        [0, -300],
        [104, -292, 26],
        [116, -220, 26],
        [60, -150],
      ],
      m,
      o.band ? { bands: [[112, -232, o.band, 8]] } : {},
    );
  return { s: standingShadow(d, 60, 1.3) + drawn, h: 320, w: 420 };
};

/** A lid on its own, standing. */
export const looseLid: Archetype = (d, o = {}) => {
  const r = o.r ?? 250;
  return {
    s: standingShadow(d, r * 0.96) + lid(d, r, 0, o.m ?? material.steel, { dome: 60, knob: o.knob }),
    h: 150,
    w: 2 * r + 60,
  };
};

/** Two peeler blades side by side. */
export const blades: Archetype = (d) => {
  const blade = (y: number): string => {
    const path = roundedRect(-210, y, 420, 84, 10);
    const steel = d.lin(
      [
        [0, '#fdfdfb'],
        [0.4, '#b9bcbd'],
        [0.6, '#6d7274'],
        [1, '#d9dbda'],
      ],
      0,
      y,
      0,
      y + 84,
    );
    return `${planShadow(d, path, 0.5)}<path d="${path}" fill="${steel}"/><path d="M-160 ${y + 44}h320" stroke="#141617" stroke-width="12" stroke-linecap="round"/><path d="${circle(9, -190, y + 42)}" fill="#2b2e30"/><path d="${circle(9, 190, y + 42)}" fill="#2b2e30"/>`;
  };
  return { s: `<g transform="rotate(-18)">${blade(-130)}${blade(50)}</g>`, top: true, h: 520, w: 520 };
};

/** Several figures of one kind nested or in a row are drawn by their own pictures; this is a stack of bowls. */
export const bowlStack: Archetype = (d, o = {}) => {
  const m = o.m ?? material.ceramic('#ece7dc');
  const ring = (r: number, y: number, height: number): string =>
    body(
      d,
      [
        [r, y - height],
        [r * 0.9, y - height * 0.4, 60],
        [r * 0.5, y, 20],
        [r * 0.4, y],
      ],
      m,
    );
  return {
    s: `${standingShadow(d, 140, 1.5)}${ring(262, 0, 190)}${ring(226, -96, 170)}${ring(188, -180, 150)}`,
    h: 350,
    w: 530,
  };
};
