import { darken, lighten } from './colour.ts';
import type { Archetype } from './figure.ts';
import { type Corner, circle, ellipse, RATIO, roundedRect } from './geometry.ts';
import { grainLines } from './grain.ts';
import { words } from './lettering.ts';
import { planShadow, standingShadow, tube } from './light.ts';
import { acrossFill, material } from './material.ts';
import { lid } from './pots.ts';
import { body, opening } from './solid.ts';

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
  const drawn = `${planShadow(d, cover, 1)}<path d="${roundedRect(-w / 2 + 8, -h / 2 + 10, w, h, 4)}" fill="#f4efe4"/><path d="${cover}" fill="${fill}"/><path d="M${-w / 2 + 34} ${-h / 2}v${h}" stroke="${darken(c, 0.5)}" stroke-width="5" opacity=".4"/>${words(first, -w / 2 + 66, -h / 2 + 110, 58, '#fbfaf7')}${words(second, -w / 2 + 66, -h / 2 + 176, 58, '#fbfaf7')}<circle cx="${w * 0.12}" cy="${h * 0.16}" r="92" fill="none" stroke="#fbfaf7" stroke-width="10" opacity=".9"/><path d="M${w * 0.12 + 70} ${h * 0.16 + 66}L${w * 0.12 + 150} ${h * 0.16 + 146}" stroke="#fbfaf7" stroke-width="16" stroke-linecap="round" opacity=".9"/>`;
  return { s: `<g transform="rotate(${o.a ?? -8})">${drawn}</g>`, top: true, h: h + 40, w: w + 40 };
};

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
