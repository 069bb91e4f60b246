import { fork, tableSpoon } from './cutlery.ts';
import type { Drawing } from './drawing.ts';
import { fixed } from './drawing.ts';
import { ball, bowlTop, cloth, leaf, seeds } from './food.ts';
import { circle } from './geometry.ts';
import { planShadow } from './light.ts';
import { at, blobPath } from './placing.ts';
import { plate } from './table.ts';

export const rezeptRoesti = (d: Drawing): string => {
  const p = plate(d, { c: '#f3efe6', r: 390, coupe: true });
  let s = cloth(d, 860, 820, 420, 1200, '#ece4d6', 8, '#c8281e') + at(p, 470, 640);
  const b = blobPath(290, 40, 0.09, 5);
  s += `<g transform="translate(470 640)"><path d="${b}" fill="#1d130c" opacity=".4" transform="translate(8 12)" ${d.blur(9)}/><path d="${b}" fill="${d.rad(
    [
      [0, '#dca544'],
      [0.6, '#c9862c'],
      [0.88, '#a9621c'],
      [1, '#7e4412'],
    ],
    0,
    0,
    300,
    -60,
    -70,
  )}"/><g ${d.clip(b)}>${seeds(720, 290, 12, (x, y, a, R) => `<path d="M-20 0q20 ${fixed(R() * 14 - 7)} 40 0" transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(a)})" stroke="${['#f0cb78', '#e3b353', '#b8741f', '#8a4c14', '#f6dc98'][(R() * 5) | 0]}" stroke-width="${fixed(3 + R() * 4)}" stroke-linecap="round" fill="none" opacity="${fixed(0.5 + R() * 0.45)}"/>`)}<path d="${circle(300)}" fill="${d.rad(
    [
      [0, '#000', 0],
      [0.7, '#3a1c04', 0.05],
      [1, '#3a1c04', 0.55],
    ],
    -30,
    -40,
    330,
  )}"/></g>`;
  const w = blobPath(132, 14, 0.28, 8);
  s += `<g transform="translate(40 -30)"><path d="${w}" fill="#3a1c04" opacity=".4" transform="translate(5 8)" ${d.blur(5)}/><path d="${w}" fill="${d.rad(
    [
      [0, '#fffefa'],
      [0.8, '#fbf6ea'],
      [0.94, '#ead9b4'],
      [1, '#b98a4a'],
    ],
    0,
    0,
    145,
  )}"/>${ball(d, -8, -4, 54, '#eda61c', { gl: 0.85 })}${seeds(26, 58, 4, (x, y, _a, R) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(1.2 + R() * 1.8)}" fill="#1c1713" opacity=".75"/>`)}</g>`;
  s += `${seeds(46, 270, 31, (x, y, a, R) => `<path d="M-13 0h26" transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(a)})" stroke="${R() > 0.5 ? '#4f7a3a' : '#6c9a4c'}" stroke-width="7" stroke-linecap="round"/>`)}</g>`;
  return s + at(fork(d, { L: 560 }), 905, 640, 1, 4);
};

export const rezeptKuerbis = (d: Drawing): string => {
  let s = `<g transform="translate(500 600)">${bowlTop(
    d,
    370,
    '#e9e3d7',
    d.rad(
      [
        [0, '#e58a2b'],
        [0.7, '#d9761c'],
        [1, '#b85a10'],
      ],
      0,
      0,
      320,
      -60,
      -80,
    ),
  )}`;
  let sw = '';
  for (let i = 0; i < 3; i++) {
    let p = '';
    for (let t = 0; t <= 60; t++) {
      const a = (t / 60) * 5.6 + i * 2.1,
        q = 50 + t * 2.5 + i * 26;
      p += `${(t ? 'L' : 'M') + fixed(q * Math.cos(a))} ${fixed(q * Math.sin(a))}`;
    }
    sw += `<path d="${p}" fill="none" stroke="#fbf3e2" stroke-width="${15 - i * 3}" stroke-linecap="round" opacity="${0.95 - i * 0.12}"/>`;
  }
  s += `<g ${d.clip(circle(300))}>${sw}</g>`;
  s += seeds(
    30,
    150,
    17,
    (x, y, a) =>
      `<g transform="translate(${fixed(x + 60)} ${fixed(y - 40)}) rotate(${fixed(a)})"><path d="M0 -20C12 -8 12 12 0 20C-12 12 -12 -8 0 -20z" fill="#1d130c" opacity=".35" transform="translate(3 5)"/><path d="M0 -20C12 -8 12 12 0 20C-12 12 -12 -8 0 -20z" fill="${d.lin(
        [
          [0, '#8fa05a'],
          [1, '#4f5f2c'],
        ],
        -10,
        0,
        10,
        0,
      )}"/></g>`,
  );
  s += `${seeds(60, 250, 5, (x, y, _a, R) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(1.5 + R() * 2.6)}" fill="#2a1408" opacity=".7"/>`) + leaf(d, 70, -40, 96, 40) + leaf(d, 70, -40, 80, -30, '#5d8a44') + leaf(d, 72, -36, 70, 110)}</g>`;
  s +=
    at(tableSpoon(d, { L: 600 }), 905, 690, 1, 10) +
    leaf(d, 140, 1130, 120, 60) +
    leaf(d, 150, 1120, 96, 120, '#5d8a44');
  return s;
};

export const rezeptWaehe = (d: Drawing): string => {
  const r = 400;
  let s = `<g transform="translate(500 610)">${planShadow(d, circle(r), 1.2)}<path d="${circle(r)}" fill="${d.lin(
    [
      [0, '#f6f6f4'],
      [0.5, '#a9adae'],
      [1, '#75797b'],
    ],
    -280,
    -280,
    280,
    280,
  )}"/>`;
  let cr = '';
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * 360;
    cr += `<g transform="rotate(${a}) translate(0 ${-r + 34})"><ellipse rx="33" ry="27" fill="${d.rad(
      [
        [0, '#edc481'],
        [0.6, '#d39a4c'],
        [1, '#9a6225'],
      ],
      0,
      0,
      34,
      -8,
      -10,
    )}"/></g>`;
  }
  s += `<circle r="${r - 30}" fill="#b0752f"/>${cr}<circle r="${r - 62}" fill="#8f5a22" opacity=".7" ${d.blur(5)}/><circle r="${r - 66}" fill="${d.rad(
    [
      [0, '#e8c06c'],
      [1, '#d09a45'],
    ],
    0,
    0,
    330,
  )}"/>`;
  const rings = [
    [300, 25],
    [212, 18],
    [124, 11],
    [46, 4],
  ] as const;
  rings.forEach(([q, n], ri) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 360 + ri * 9;
      s += `<g transform="rotate(${fixed(a)}) translate(0 ${-q}) rotate(${-8 + ((i * 7 + ri) % 5) * 4})"><path d="M0 -58C34 -40 36 34 0 56C-36 34 -34 -40 0 -58z" fill="#2a0d16" opacity=".4" transform="translate(4 7)" ${d.blur(4)}/><path d="M0 -58C34 -40 36 34 0 56C-36 34 -34 -40 0 -58z" fill="${d.lin(
        [
          [0, '#4a1a35'],
          [0.22, '#7a2444'],
          [0.5, '#c0554f'],
          [0.8, '#8f2f48'],
          [1, '#3a1428'],
        ],
        -34,
        0,
        34,
        0,
      )}"/><path d="M0 -42C12 -26 12 22 0 40C-12 22 -12 -26 0 -42z" fill="#e0895f" opacity=".6" ${d.blur(4)}/><path d="M-14 -30q-8 26 0 52" stroke="#fff" stroke-width="3" opacity=".3" fill="none" stroke-linecap="round"/></g>`;
    }
  });
  s += `${seeds(420, 360, 44, (x, y, a, R) => `<rect width="${fixed(2 + R() * 3)}" height="${fixed(2 + R() * 3)}" x="${fixed(x)}" y="${fixed(y)}" transform="rotate(${fixed(a)} ${fixed(x)} ${fixed(y)})" fill="#fff8ea" opacity="${fixed(0.3 + R() * 0.5)}"/>`)}</g>`;
  s +=
    ball(d, 130, 1130, 58, '#4a2a52') +
    ball(d, 236, 1166, 54, '#5a2a4a') +
    leaf(d, 180, 1095, 84, -60, '#6c8a4c') +
    ball(d, 880, 120, 56, '#4a2a52');
  return s;
};
