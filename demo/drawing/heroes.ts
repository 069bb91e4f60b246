import { springform } from './bakeware.ts';
import { darken, lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { fixed } from './drawing.ts';
import { bowlTop, egg, seeds } from './food.ts';
import { circle } from './geometry.ts';
import { knife, paring } from './knives.ts';
import { planShadow } from './light.ts';
import { at, HERO, table } from './placing.ts';
import { casserole, cocotte } from './pots.ts';
import { saucepan } from './saucepans.ts';
import { jar, mill } from './storage.ts';
import { ladle, peeler, spatula, spoon, whisk } from './tools.ts';

export const heroTisch = (d: Drawing): string =>
  `<rect width="${HERO.width}" height="${HERO.height}" fill="${d.lin(
    [
      [0, '#fff', 0.16],
      [0.5, '#fff', 0],
      [1, '#120d0a', 0.07],
    ],
    0,
    0,
    HERO.width,
    0,
  )}"/>${table(d, '#e9e4da', 690)}${at(casserole(d, { r: 205, h: 350 }), 360, 776, 0.88)}${at(mill(d, {}), 690, 752, 0.84)}${at(jar(d, { fc: '#d5a95c', gx: 2.4 }), 1350, 762, 0.84)}${at(saucepan(d, { x: 0, L: 230 }), 1632, 800, 0.88)}${at(cocotte(d, {}), 1010, 832, 1.02)}`;

export const heroWerkzeug = (d: Drawing): string => {
  const T = [
    spoon(d, { a: 0 }),
    knife(d, { a: 0, L: 470 }),
    whisk(d, { a: 0 }),
    spatula(d, { a: 0, c: '#3f5a4c' }),
    ladle(d, { a: 0 }),
    knife(d, { a: 0, kind: 'bread', L: 480, B: 66, H: 230, wood: true, hc: '#7a4a2a' }),
    peeler(d, { a: 0 }),
    paring(d, { a: 0 }),
  ];
  return T.map((t, i) => at(t, 190 + i * 232, 500, 1.12)).join('');
};

export const heroBacken = (d: Drawing): string => {
  let s = '';
  s += seeds(
    900,
    330,
    3,
    (x, y, _a, R) =>
      `<circle cx="${fixed(x * 1.3 + 1240)}" cy="${fixed(y * 0.8 + 720)}" r="${fixed(R() * 4.5)}" fill="#fffdf6" opacity="${fixed(0.35 + R() * 0.6)}"/>`,
  );
  s += `<g transform="translate(430 520)">${bowlTop(
    d,
    330,
    '#e9e3d7',
    d.rad(
      [
        [0, '#fffaf0'],
        [1, '#f0e2c4'],
      ],
      0,
      0,
      290,
      -60,
      -80,
    ),
  )}${(() => {
    let p = '';
    for (let t = 0; t <= 150; t++) {
      const an = (t / 150) * 15.5,
        q = 18 + t * 1.52;
      p += `${(t ? 'L' : 'M') + fixed(q * Math.cos(an))} ${fixed(q * Math.sin(an))}`;
    }
    return `<g ${d.clip(circle(282))} fill="none" stroke-linecap="round"><path d="${p}" transform="translate(5 7)" stroke="#c9ae74" stroke-width="30" opacity=".55" ${d.blur(8)}/><path d="${p}" stroke="#f6ead0" stroke-width="26" ${d.blur(4)}/><path d="${p}" transform="translate(-5 -6)" stroke="#fffdf6" stroke-width="9" opacity=".85" ${d.blur(4)}/></g>`;
  })()}</g>${at(whisk(d, { a: 0 }), 800, 470, 1.15, 34)}${at(springform(d, {}), 1345, 450, 1.15)}${at(spatula(d, { a: 0, c: '#c8281e' }), 1780, 520, 1.15, -14)}${egg(d, 860, 850, 72, '#d9a87c', 24)}${egg(d, 990, 880, 70, '#e9d2b4', -30)}${egg(d, 752, 890, 68, '#c98e62', 70)}`;
  return s;
};

export const cocotteSzene = (d: Drawing): string =>
  `${table(d, '#ebe6dc', 700, 1000, 1250)}<g transform="translate(-40 0)">${at(mill(d, {}), 250, 780, 0.86)}${at(jar(d, { fc: '#b5552c', r: 120, h: 220, gs: 4 }), 880, 790, 0.9)}${at(cocotte(d, {}), 560, 900, 1.12)}</g>`;

export const cocotteOben = (d: Drawing): string => {
  const c = '#c8281e',
    r = 330;
  const ear = `M${-r - 60} -70q-10 0 -10 20v100q0 20 10 20h${2 * r + 120}q10 0 10 -20v-100q0 -20 -10 -20z`;
  return `<g transform="translate(500 620) rotate(-24)">${planShadow(d, circle(r) + ear, 1.6)}<path d="${ear}" fill="${d.lin(
    [
      [0, lighten(c, 0.25)],
      [0.5, c],
      [1, darken(c, 0.4)],
    ],
    0,
    -80,
    0,
    80,
  )}"/><path d="${circle(r)}" fill="${d.rad(
    [
      [0, lighten(c, 0.1)],
      [0.6, c],
      [0.9, darken(c, 0.22)],
      [1, darken(c, 0.42)],
    ],
    0,
    0,
    r,
    -90,
    -40,
  )}"/><path d="${circle(r - 26)}" fill="none" stroke="${darken(c, 0.3)}" stroke-width="3" opacity=".5"/><path d="${circle(r - 30)}" fill="none" stroke="${lighten(c, 0.4)}" stroke-width="2" opacity=".4"/><path d="M${-r * 0.7} ${r * 0.02}A${r * 0.7} ${r * 0.7} 0 0 1 ${-r * 0.1} ${-r * 0.69}" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".4" ${d.blur(12)}/><circle r="60" cx="10" cy="14" fill="#1d130c" opacity=".4" ${d.blur(10)}/><circle r="54" fill="${d.lin(
    [
      [0, '#fdfdfb'],
      [0.4, '#b4b8b9'],
      [0.6, '#75797b'],
      [1, '#dfe1e0'],
    ],
    -40,
    -40,
    40,
    40,
  )}"/><circle r="40" fill="${d.lin(
    [
      [0, '#8d9294'],
      [1, '#f6f6f4'],
    ],
    -30,
    -30,
    30,
    30,
  )}"/></g>`;
};
