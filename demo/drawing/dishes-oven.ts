import { darken } from './colour.ts';
import { fork } from './cutlery.ts';
import { glow, gratinDish, lump, lying, pastryRound, shreds, specks } from './dish-parts.ts';
import type { Drawing } from './drawing.ts';
import { ball, bowlTop, cloth, leaf, seeds, tomato } from './food.ts';
import { roundedRect } from './geometry.ts';
import { at, blobPath } from './placing.ts';

const CRUST = ['#e3b353', '#c9862c', '#f0cb78', '#a9621c'] as const;

/** Macaroni: short tubes that lie across one another. */
function macaroni(d: Drawing, n: number, reach: number, seed: number, stretch: number): string {
  const path = roundedRect(-46, -17, 92, 34, 17);
  const fill = d.lin(
    [
      [0, '#fdf2cc'],
      [0.5, '#f0d68c'],
      [1, '#c99a48'],
    ],
    0,
    -17,
    0,
    17,
  );
  return seeds(n, reach, seed, (x, y, angle) => `${lying(d, path, fill, x, y * stretch, angle, 0.8)}`);
}

export const aelplermagronen = (d: Drawing): string =>
  cloth(d, 240, 900, 620, 900, '#ece4d6', -10, '#26394a') +
  `<g transform="translate(440 560)">${gratinDish(
    d,
    640,
    800,
    150,
    '#e9e3d7',
    '#e9c878',
    `${macaroni(d, 130, 370, 5, 1.1)}${shreds(90, 360, 4, ['#f6dc8c', '#fbeab4'], 60, 12)}${shreds(110, 250, 8, ['#8a4a18', '#b06a24', '#6c3410', '#c98a3c'], 74, 11)}`,
  )}</g><g transform="translate(800 1080)">${bowlTop(d, 150, '#3f5a4c', glow(d, '#e6cf86', 130))}${specks(60, 110, 6, '#c9a850', 5)}</g>` +
  at(fork(d, { L: 480 }), 900, 560, 1, 5);

export const fennel = (d: Drawing): string => {
  const wedge = (x: number, y: number, turn: number) =>
    `${lying(d, 'M0 -120C60 -90 92 10 60 84C30 120 -30 120 -60 84C-92 10 -60 -90 0 -120z', glow(d, '#dfe3b4', 110), x, y, turn, 1.6)}<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="#a8b274" stroke-width="5" opacity=".8"><path d="M0 -104C-8 -30 -8 40 0 100M-28 -70C-44 0 -40 60 -24 96M28 -70C44 0 40 60 24 96"/><path d="M-50 76Q0 110 50 76" stroke="#9a6a24" stroke-width="12" opacity=".6"/></g>`;
  return (
    `<g transform="translate(490 620)">${gratinDish(
      d,
      700,
      920,
      350,
      '#26394a',
      '#c9a45c',
      `${wedge(-140, -250, 20)}${wedge(120, -220, -30)}${wedge(-170, 30, -16)}${wedge(150, 60, 40)}${wedge(-80, 280, 10)}${wedge(120, 310, -40)}${[
        [-20, -90],
        [50, -40],
        [-60, -10],
        [10, 130],
        [-20, 190],
        [60, 190],
        [200, -100],
        [-220, 180],
      ]
        .map(([x = 0, y = 0], index) => tomato(d, x, y, 44, '#c8321e', index * 31))
        .join('')}${[
        [-150, 150, 66],
        [190, 210, 60],
        [20, -330, 62],
        [40, 30, 58],
      ]
        .map(([x = 0, y = 0, r = 50], index) => lump(d, x, y, r, '#f7f1e2', index + 4))
        .join('')}${shreds(60, 380, 7, ['#5d8a44', '#7fa35c'], 30, 5)}`,
    )}</g>` +
    leaf(d, 880, 1170, 120, -50) +
    leaf(d, 130, 110, 100, 140, '#5d8a44')
  );
};

export const cabbageGratin = (d: Drawing): string =>
  `<g transform="translate(490 610)">${gratinDish(
    d,
    660,
    860,
    70,
    '#7a8f86',
    '#b9b468',
    `${shreds(260, 460, 3, ['#7f9c50', '#a3bb72', '#cbd8a0', '#6a873e'], 90, 18)}${shreds(70, 440, 8, ['#d9792a', '#e58a3c'], 46, 11)}${shreds(240, 450, 5, CRUST, 34, 12)}${specks(260, 450, 11, '#8a4a18', 6)}`,
  )}</g>` +
  ball(d, 890, 1150, 60, '#c9782a') +
  leaf(d, 120, 1160, 140, 60, '#7fa35c') +
  at(fork(d, { L: 460 }), 925, 560, 1, 6);

export const cholera = (d: Drawing): string => {
  const strips = [-220, -110, 0, 110, 220].map((at) => {
    const bar = roundedRect(-360, at - 30, 720, 60, 16);
    const fill = d.lin(
      [
        [0, '#f0c97c'],
        [0.5, '#d39a4c'],
        [1, '#9a6225'],
      ],
      0,
      at - 30,
      0,
      at + 30,
    );
    return (turn: number) => lying(d, bar, fill, 0, 0, turn, 1.4);
  });
  return (
    `<g transform="translate(490 620)">${pastryRound(
      d,
      410,
      '#d39a4c',
      glow(d, '#c99a48', 350),
      `${shreds(120, 340, 3, ['#8aa85a', '#cdd9a2'], 60, 14)}${shreds(60, 330, 6, ['#f6dc8c', '#e9bd58'], 50, 20)}${strips.map((strip) => strip(45)).join('')}${strips.map((strip) => strip(-45)).join('')}${specks(200, 340, 9, darken('#d39a4c', 0.5), 3)}`,
      36,
    )}</g>` +
    ball(d, 130, 1130, 74, '#b8321e') +
    leaf(d, 150, 1070, 90, 30) +
    lying(d, blobPath(70, 12, 0.2, 4), glow(d, '#f0d890', 70), 870, 1160, 10, 1.6)
  );
};
