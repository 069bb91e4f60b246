import { randomFrom } from './colour.ts';
import { tableSpoon } from './cutlery.ts';
import type { Drawing } from './drawing.ts';
import { fixed } from './drawing.ts';
import { ball, bowlTop, cloth, garlic, leaf, lemon, seeds, tomato } from './food.ts';
import { circle, roundedRect } from './geometry.ts';
import { knife } from './knives.ts';
import { at, blobPath } from './placing.ts';
import { board, plate } from './table.ts';

export const rezeptBircher = (d: Drawing): string => {
  let s = `${cloth(d, 230, 300, 560, 520, '#f4f0e8', -9)}<g transform="translate(510 610)">${bowlTop(
    d,
    350,
    '#3f5a4c',
    d.rad(
      [
        [0, '#f5ecdb'],
        [1, '#dccbb0'],
      ],
      0,
      0,
      300,
      -60,
      -80,
    ),
  )}<g ${d.clip(circle(298))}>${seeds(300, 292, 6, (x, y, a, R) => `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(9 + R() * 7)}" ry="${fixed(6 + R() * 4)}" transform="rotate(${fixed(a)} ${fixed(x)} ${fixed(y)})" fill="${['#e8d2a8', '#f3e3c2', '#d3b482', '#fbf3e2', '#c9a570'][(R() * 5) | 0]}" stroke="#a07f4c" stroke-opacity=".35"/>`)}</g>`;
  for (let i = 0; i < 7; i++) {
    s += `<g transform="rotate(${-70 + i * 17}) translate(0 -196)"><path d="M-22 -70C40 -76 64 40 10 76C26 20 10 -40 -22 -70z" fill="#1d130c" opacity=".32" transform="translate(5 7)" ${d.blur(4)}/><path d="M-22 -70C40 -76 64 40 10 76C26 20 10 -40 -22 -70z" fill="#c8321e"/><path d="M-22 -70C30 -72 52 38 10 76C26 20 10 -40 -22 -70z" fill="${d.lin(
      [
        [0, '#fffaf0'],
        [1, '#f0e0bd'],
      ],
      -20,
      -60,
      40,
      60,
    )}"/></g>`;
  }
  const R = randomFrom(8);
  for (let i = 0; i < 19; i++) {
    const x = -150 + R() * 190,
      y = 30 + R() * 180;
    s += ball(d, x, y, 31 + R() * 6, '#3b4672', {
      gl: 0.4,
      top: `<circle r="8" cx="6" cy="4" fill="#1c2240"/><circle r="3" cx="6" cy="4" fill="#4a5688"/>`,
    });
  }
  for (let i = 0; i < 7; i++) s += ball(d, 90 + R() * 110, 70 + R() * 110, 24, '#b8283a', { gl: 0.5 });
  s += `${leaf(d, 150, 10, 86, 40, '#6c9a4c') + leaf(d, 146, 14, 70, -24)}</g>${at(tableSpoon(d, { L: 560 }), 900, 880, 1, 24)}`;
  const berries = [
    [120, 1080],
    [190, 1130],
    [90, 1160],
  ] as const;
  s += berries
    .map(([x, y]) =>
      ball(d, x, y, 32, '#3b4672', { gl: 0.4, top: `<circle r="8" cx="6" cy="4" fill="#1c2240"/>` }),
    )
    .join('');
  return s;
};

export const rezeptTomaten = (d: Drawing): string => {
  let s = at(board(d, { w: 620, h: 860, seed: 2, n: 6 }), 430, 640, 1, -6);
  s += at(knife(d, { a: 0, L: 470, B: 84 }), 800, 640, 1.25, 0);
  s +=
    tomato(d, 300, 420, 104, '#c8321e', 10) +
    tomato(d, 500, 350, 84, '#d0472a', 40) +
    tomato(d, 250, 640, 70, '#dd8a22', 0) +
    tomato(d, 150, 1140, 92, '#c8321e', 70);
  [
    [430, 560],
    [520, 640],
    [400, 700],
  ].forEach(([x, y], i) => {
    const r = 74;
    s += `<g transform="translate(${x} ${y}) rotate(${i * 31})"><circle r="${r}" cx="6" cy="8" fill="#1d130c" opacity=".35" ${d.blur(5)}/><circle r="${r}" fill="#b8281a"/><circle r="${r * 0.92}" fill="${d.rad(
      [
        [0, '#ef8a6a'],
        [0.7, '#df5a3c'],
        [1, '#cf4026'],
      ],
      0,
      0,
      r,
    )}"/>${[0, 90, 180, 270]
      .map(
        (a) =>
          `<path d="M10 -12C20 -56 52 -52 54 -14C40 6 20 6 10 -12z" transform="rotate(${a})" fill="#c23a20" opacity=".75"/><g transform="rotate(${a})" fill="#f3cf7a">${[
            [26, -30],
            [38, -24],
            [32, -14],
            [44, -34],
          ]
            .map((q) => `<ellipse cx="${q[0]}" cy="${q[1]}" rx="4.5" ry="3"/>`)
            .join('')}</g>`,
      )
      .join('')}</g>`;
  });
  s +=
    garlic(d, 560, 880, 64, 24) +
    garlic(d, 440, 930, 44, -40) +
    leaf(d, 250, 860, 130, -30) +
    leaf(d, 262, 856, 120, 24, '#5d8a44') +
    leaf(d, 256, 862, 96, 80) +
    leaf(d, 600, 500, 90, 60) +
    lemon(d, 120, 180, 78) +
    seeds(
      60,
      110,
      5,
      (x, y, _a, R) =>
        `<circle cx="${fixed(x + 340)}" cy="${fixed(y + 1010)}" r="${fixed(1.5 + R() * 3)}" fill="#fff" opacity=".85"/>`,
    );
  return s;
};

export const rezeptBrot = (d: Drawing): string => {
  let s = cloth(d, 300, 900, 720, 900, '#efe8dc', -14, '#26394a');
  s += at(board(d, { w: 560, h: 880, c: '#8a5c38', n: 1, groove: false, g: '#dcc8b8' }), 440, 600, 1, 6);
  const b = `M0 -300C150 -290 190 -120 184 20C178 190 120 300 0 304C-120 300 -178 190 -184 20C-190 -120 -150 -290 0 -300z`;
  s += `<g transform="translate(430 620) rotate(10)"><path d="${b}" fill="#1d130c" opacity=".5" transform="translate(18 24)" ${d.blur(20)}/><path d="${b}" fill="${d.rad(
    [
      [0, '#d39a52'],
      [0.5, '#b06f2c'],
      [0.85, '#7e4716'],
      [1, '#54290a'],
    ],
    0,
    0,
    300,
    -70,
    -110,
  )}"/><g ${d.clip(b)}>${seeds(900, 310, 3, (x, y, _a, R) => `<circle cx="${fixed(x * 0.62)}" cy="${fixed(y)}" r="${fixed(1 + R() * 3.4)}" fill="#fff4dc" opacity="${fixed(R() * 0.38)}"/>`)}`;
  s += [-190, -70, 50, 170]
    .map(
      (y, _i) =>
        `<path d="M-120 ${y + 60}C-40 ${y - 10} 50 ${y - 30} 128 ${y - 34}C70 ${y + 10} -20 ${y + 50} -120 ${y + 60}z" fill="${d.lin(
          [
            [0, '#e9c48a'],
            [0.6, '#f3dcae'],
            [1, '#c08a48'],
          ],
          0,
          y - 30,
          0,
          y + 60,
        )}" stroke="#5e320e" stroke-width="3" stroke-opacity=".5"/>`,
    )
    .join('');
  s += `<path d="${b}" fill="${d.lin(
    [
      [0, '#fff', 0.14],
      [0.45, '#fff', 0],
      [1, '#2a1204', 0.45],
    ],
    -150,
    -200,
    150,
    200,
  )}"/></g></g>`;
  s += at(
    knife(d, { kind: 'bread', L: 480, B: 66, H: 230, wood: true, hc: '#4a2c18', a: 0 }),
    850,
    640,
    1.25,
    -5,
  );
  s += `<g transform="translate(790 1130)">${at(plate(d, { r: 120, c: '#f1ede4', coupe: true }), 0, 0)}<path d="${roundedRect(-62, -40, 124, 76, 8)}" fill="#1d130c" opacity=".3" transform="translate(6 8)" ${d.blur(5)}/><path d="${roundedRect(-62, -40, 124, 76, 8)}" fill="${d.lin(
    [
      [0, '#fbeebb'],
      [1, '#e9cf7a'],
    ],
    -60,
    -40,
    60,
    40,
  )}"/></g>`;
  s += seeds(
    90,
    330,
    21,
    (x, y, _a, R) =>
      `<path d="${blobPath(2 + R() * 5, 5, 0.5, (R() * 99) | 0)}" transform="translate(${fixed(x + 480)} ${fixed(y * 0.5 + 1000)})" fill="#b98a4a" opacity=".8"/>`,
  );
  return s;
};
