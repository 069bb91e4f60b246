import { darken, lighten } from './colour.ts';
import type { Archetype } from './figure.ts';
import { circle, roundedRect } from './geometry.ts';
import { grainLines } from './grain.ts';
import { words } from './lettering.ts';
import { planShadow } from './light.ts';

/** A rolling pin, lying. */
export const rollingPin: Archetype = (d, o = {}) => {
  const c = o.c ?? '#c79b66';
  const barrel = roundedRect(-62, -210, 124, 420, 22);
  const grip = (y: number): string => roundedRect(-24, y, 48, 120, 22);
  const shade = (colour: string, r: number) =>
    d.lin(
      [
        [0, darken(colour, 0.24)],
        [0.3, lighten(colour, 0.32)],
        [0.55, colour],
        [1, darken(colour, 0.48)],
      ],
      -r,
      0,
      r,
      0,
    );
  const gripColour = o.hc ?? c;
  const grain =
    o.wood === false ? '' : `<g ${d.clip(barrel)}>${grainLines(-62, -210, 124, 420, c, 20, 7, 'v', 0.4)}</g>`;
  const drawn = `${planShadow(d, barrel + grip(-330) + grip(210), 1)}<path d="${grip(-330)}" fill="${shade(gripColour, 24)}"/><path d="${grip(210)}" fill="${shade(gripColour, 24)}"/><path d="${barrel}" fill="${shade(c, 62)}"/>${grain}`;
  return { s: `<g transform="rotate(${o.a ?? 32})">${drawn}</g>`, top: true, h: 700, w: 330 };
};

/** A pot in outline, as it stands on a cover. */
const emblem = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="#fbfaf7" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" opacity=".92"><path d="M-104 -40V60q0 44 44 44H60q44 0 44 -44V-40M-132 -40H132M-104 -6h-30M104 -6h30M-92 -66q0 -34 92 -34t92 34"/><circle cy="-118" r="12"/></g>`;

/** A book standing a little open, seen from above; `label` is its title. */
export const book: Archetype = (d, o = {}) => {
  const c = o.c ?? '#3f5a4c';
  const w = o.w ?? 430;
  const h = o.h ?? 570;
  const cover = roundedRect(-w / 2, -h / 2, w, h, 6);
  const [first = '', second = ''] = (o.label ?? '').split('|');
  const fill = d.lin(
    [
      [0, lighten(c, 0.16)],
      [0.5, c],
      [1, darken(c, 0.16)],
    ],
    -w / 2,
    -h / 2,
    w / 2,
    h / 2,
  );
  const drawn = `${planShadow(d, cover, 1)}<path d="${roundedRect(-w / 2 + 8, -h / 2 + 10, w, h, 4)}" fill="#f4efe4"/><path d="${cover}" fill="${fill}"/><path d="M${-w / 2 + 34} ${-h / 2}v${h}" stroke="${darken(c, 0.5)}" stroke-width="5" opacity=".4"/>${words(first, -w / 2 + 66, -h / 2 + 110, 58, '#fbfaf7')}${words(second, -w / 2 + 66, -h / 2 + 176, 58, '#fbfaf7')}${emblem(w * 0.06, h * 0.2)}`;
  return { s: `<g transform="rotate(${o.a ?? -8})">${drawn}</g>`, top: true, h: h + 40, w: w + 40 };
};

/** A flat kitchen scale with a display. */
export const scale: Archetype = (d, o = {}) => {
  const c = o.c ?? '#e9e4da';
  const plate = roundedRect(-230, -290, 460, 580, 40);
  const drawn = `${planShadow(d, plate, 0.9)}<path d="${plate}" fill="${d.lin(
    [
      [0, lighten(c, 0.6)],
      [0.5, c],
      [1, darken(c, 0.14)],
    ],
    -230,
    -290,
    230,
    290,
  )}"/><path d="${circle(178, 0, -70)}" fill="none" stroke="${darken(c, 0.25)}" stroke-width="3" opacity=".6"/><path d="${circle(150, 0, -70)}" fill="none" stroke="${lighten(c, 0.5)}" stroke-width="3" opacity=".8"/><path d="${roundedRect(-120, 168, 240, 78, 10)}" fill="#1d211f"/>${words('248 g', -56, 222, 42, '#dfe8df')}`;
  return { s: `<g transform="rotate(${o.a ?? 0})">${drawn}</g>`, top: true, h: 600, w: 470 };
};

/** A round timer to wind up. */
export const timer: Archetype = (d, o = {}) => {
  const c = o.c ?? '#c8281e';
  const ticks = Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M0 -196v26" transform="rotate(${index * 30})" stroke="#171512" stroke-width="${index % 3 ? 4 : 9}"/>`,
  ).join('');
  const disc = d.lin(
    [
      [0, '#ffffff'],
      [1, '#e4ded2'],
    ],
    -160,
    -160,
    160,
    160,
  );
  const knob = d.lin(
    [
      [0, lighten(c, 0.35)],
      [0.5, c],
      [1, darken(c, 0.35)],
    ],
    -100,
    -100,
    100,
    100,
  );
  return {
    s: `${planShadow(d, circle(240), 1.1)}<path d="${circle(240)}" fill="${knob}"/><path d="${circle(212)}" fill="${disc}"/>${ticks}<path d="${circle(118)}" fill="#1d130c" opacity=".3" transform="translate(8 12)" ${d.blur(10)}/><path d="${circle(112)}" fill="${knob}"/><path d="M0 -96v70" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`,
    top: true,
    h: 500,
    w: 500,
  };
};

/** A trivet of slats or cork. */
export const trivet: Archetype = (d, o = {}) => {
  const c = o.c ?? '#b98a5a';
  const slats = Array.from({ length: 6 }, (_, index) => roundedRect(-250, -235 + index * 82, 500, 54, 10));
  const paint = d.lin(
    [
      [0, lighten(c, 0.25)],
      [1, darken(c, 0.12)],
    ],
    -250,
    -250,
    250,
    250,
  );
  const cross = [-150, 150].map((x) => roundedRect(x - 24, -250, 48, 500, 8)).join('');
  const drawn = `${planShadow(d, slats.join(''), 0.7)}<path d="${cross}" fill="${darken(c, 0.4)}"/>${slats
    .map(
      (slat, index) =>
        `<path d="${slat}" fill="${paint}"/><g ${d.clip(slat)}>${grainLines(-250, -235 + index * 82, 500, 54, c, 7, index + 2, 'h', 0.36)}</g>`,
    )
    .join('')}`;
  return { s: `<g transform="rotate(${o.a ?? 12})">${drawn}</g>`, top: true, h: 560, w: 560 };
};

/** An apron, hanging. */
export const apron: Archetype = (d, o = {}) => {
  const c = o.c ?? '#3a4a5a';
  const cloth = 'M-92 -330H92q8 120 118 190V310q-210 40 -420 0V-140q110 -70 118 -190z';
  const pocket = roundedRect(-110, 60, 220, 150, 8);
  const paint = d.lin(
    [
      [0, lighten(c, 0.22)],
      [0.5, c],
      [1, darken(c, 0.2)],
    ],
    -210,
    -330,
    210,
    310,
  );
  const strap = `<path d="M-84 -326C-120 -420 120 -420 84 -326" fill="none" stroke="${darken(c, 0.3)}" stroke-width="18"/>`;
  return {
    s: `${planShadow(d, cloth, 0.7)}${strap}<path d="${cloth}" fill="${paint}"/><path d="${pocket}" fill="${lighten(c, 0.08)}" stroke="${darken(c, 0.4)}" stroke-width="3"/><path d="M-60 -300C-40 -100 -70 100 -50 320M70 -120C60 60 90 200 84 320" fill="none" stroke="${darken(c, 0.4)}" stroke-width="10" opacity=".25" ${d.blur(8)}/>`,
    top: true,
    h: 760,
    w: 440,
  };
};
