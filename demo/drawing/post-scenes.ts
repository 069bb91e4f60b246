import { mortar } from './brewing.ts';
import { glow, lump, lying, shreds, specks } from './dish-parts.ts';
import { type Drawing, fixed } from './drawing.ts';
import { ball, cloth, garlic, leaf, seeds } from './food.ts';
import { knife, paring } from './knives.ts';
import { material } from './material.ts';
import { pan } from './pans.ts';
import { honingSteel } from './parts.ts';
import { at, blobPath, table } from './placing.ts';
import { saucepan } from './saucepans.ts';
import { jar, mill } from './storage.ts';
import { board } from './table.ts';
import { peeler, whisk } from './tools.ts';

/** A dark table edge under standing things in a tall picture. */
const top = (d: Drawing, colour: string, y: number): string => table(d, colour, y, 1000, 1250);

export const castIron = (d: Drawing): string =>
  cloth(d, 640, 860, 760, 760, '#efe8dc', 14, '#26394a') +
  at(pan(d, { c: '#35312f', r: 300, L: 380, a: 58, hm: material.matte('#35312f') }), 410, 480, 1.05) +
  `<g transform="translate(306 340)"><circle r="250" fill="#fff" opacity=".05"/><path d="${blobPath(90, 12, 0.3, 4)}" fill="#e8c35a" opacity=".5"/>${specks(160, 120, 6, '#fffdf8', 5)}</g>` +
  `<g transform="translate(170 1080)">${specks(60, 90, 3, '#fffdf8', 5)}</g>` +
  lump(d, 820, 1090, 90, '#a9723c', 7);

export const sharpening = (d: Drawing): string =>
  at(board(d, { w: 640, h: 960, c: '#8a5c38', n: 2, groove: false, g: '#dcc8b8' }), 480, 640, 1, 4) +
  at(knife(d, { a: 0, L: 520, B: 96 }), 370, 640, 1.2, -14) +
  at(honingSteel(d, { a: 0 }), 640, 630, 1.15, 12) +
  `<g transform="translate(500 980)">${shreds(16, 110, 5, ['#c9ccce', '#8d9294'], 16, 3)}</g>`;

export const boards = (d: Drawing): string =>
  at(board(d, { w: 440, h: 760, c: '#d9b98a', seed: 3, n: 5 }), 300, 520, 1, -9) +
  at(board(d, { w: 420, h: 720, c: '#6a4226', seed: 7, n: 4 }), 690, 560, 1, 7) +
  at(board(d, { w: 520, h: 420, c: '#b58452', seed: 12, n: 9, groove: false }), 480, 980, 1, -3) +
  `<path d="${blobPath(120, 14, 0.3, 6)}" transform="translate(660 520)" fill="#3a1c08" opacity=".25"/>`;

export const salt = (d: Drawing): string =>
  top(d, '#cfc8bc', 640) +
  at(mortar(d, {}), 390, 900, 1.35) +
  at(mill(d, {}), 790, 860, 1) +
  `<g transform="translate(680 1080)">${specks(260, 130, 4, '#ffffff', 7)}</g>` +
  seeds(
    22,
    120,
    8,
    (x, y) => `<circle cx="${fixed(x + 220)}" cy="${fixed(y * 0.4 + 1120)}" r="11" fill="#2a2320"/>`,
  );

export const twoPans = (d: Drawing): string =>
  at(pan(d, { r: 250, L: 330, a: 118 }), 340, 400) +
  at(pan(d, { r: 240, L: 330, a: 62, c: '#a9adaf', hm: material.steel }), 610, 860) +
  `<g transform="translate(231 276)">${lying(d, blobPath(132, 14, 0.28, 8), glow(d, '#fbf6ea', 140), 0, 0, 0, 1)}${ball(d, -8, -4, 50, '#eda61c', { gl: 0.85 })}</g><g transform="translate(514 737)">${shreds(40, 150, 5, ['#8a4a18', '#c98a3c'], 60, 10)}</g>` +
  garlic(d, 130, 1130, 66, -20) +
  leaf(d, 900, 170, 130, 200);

export const copper = (d: Drawing): string =>
  top(d, '#b9b99f', 640) +
  at(saucepan(d, { m: material.copper, hm: material.brass, x: 0, L: 200 }), 400, 900, 1.35) +
  at(whisk(d, { a: 0 }), 520, 1090, 0.95, 82);

export const jars = (d: Drawing): string =>
  top(d, '#a98560', 800) +
  at(jar(d, { fc: '#c8321e', gx: 1 }), 240, 960, 1.05) +
  at(jar(d, { fc: '#7f9c50', gx: 2.2 }), 510, 1010, 1.15) +
  at(jar(d, { fc: '#d9a03c', gx: 1.4 }), 790, 960, 1.05) +
  `${ball(d, 330, 1150, 44, '#c8321e')}${leaf(d, 720, 1160, 110, 70)}`;

export const peeling = (d: Drawing): string => {
  const carrot =
    'M0 -230C50 -236 66 -170 52 -60C38 70 14 190 0 250C-14 190 -38 70 -52 -60C-66 -170 -50 -236 0 -230z';
  const skin = d.lin(
    [
      [0, '#f6a45c'],
      [0.4, '#e0701e'],
      [1, '#9c420c'],
    ],
    -56,
    0,
    56,
    0,
  );
  const root = (x: number, y: number, turn: number) =>
    `${lying(d, carrot, skin, x, y, turn, 2)}<g transform="translate(${x} ${y}) rotate(${turn})" stroke="#8a3a0a" stroke-width="3" opacity=".5"><path d="M-30 -120h26M10 -40h26M-22 40h20M4 110h16"/></g>`;
  return (
    at(board(d, { w: 620, h: 900, c: '#d9b98a', seed: 4 }), 460, 640, 1, -5) +
    root(330, 560, 12) +
    root(520, 620, -8) +
    `<g transform="translate(470 960)">${shreds(26, 150, 6, ['#e88a3c', '#d9702a', '#f3b070'], 90, 12)}</g>` +
    at(peeler(d, { a: 0 }), 800, 470, 1.15, 10) +
    at(paring(d, { a: 0 }), 880, 930, 1, -8)
  );
};
