import { tableSpoon } from './cutlery.ts';
import { dice, glow, lump, lying, sausage, shreds, specks } from './dish-parts.ts';
import type { Drawing } from './drawing.ts';
import { ball, bowlTop, cloth, garlic, leaf } from './food.ts';
import { circle } from './geometry.ts';
import { at, blobPath } from './placing.ts';
import { plate } from './table.ts';

const HERBS = ['#4f7a3a', '#6c9a4c', '#3f6230'] as const;

function bowl(d: Drawing, colour: string, liquid: string, content: string): string {
  return `<g transform="translate(490 610)">${bowlTop(d, 365, colour, glow(d, liquid, 310))}<g ${d.clip(circle(306))}>${content}</g></g>`;
}

function onPlate(d: Drawing, colour: string, content: string, rim?: string): string {
  const dish = plate(d, { c: colour, r: 400, coupe: true, ...(rim === undefined ? {} : { rim }) });
  return `${at(dish, 480, 620)}<g transform="translate(480 620)">${content}</g>`;
}

export const flourSoup = (d: Drawing): string =>
  cloth(d, 820, 930, 520, 900, '#efe8dc', 12, '#c8281e') +
  bowl(
    d,
    '#e9e3d7',
    '#8a5526',
    `${shreds(60, 240, 3, ['#b8843f', '#d6a659', '#a06a2c'], 46, 5)}${shreds(70, 130, 9, ['#f6e2a6', '#fbf0c8', '#ecd080'], 34, 7)}${shreds(14, 150, 4, HERBS, 22, 6)}`,
  ) +
  at(tableSpoon(d, { L: 600 }), 915, 690, 1, 8) +
  lump(d, 130, 1120, 66, '#f0d890', 5) +
  leaf(d, 250, 1160, 110, 70);

export const barleySoup = (d: Drawing): string =>
  bowl(
    d,
    '#3f5a4c',
    '#d9b978',
    `${specks(360, 300, 7, '#f4e6c2', 9)}${dice(60, 280, 12, ['#d9792a', '#e58a3c', '#efe2b6', '#7a9a4c', '#9cb86a'], 30)}${shreds(36, 260, 5, ['#8a2a26', '#a33a30'], 50, 13)}${shreds(60, 240, 8, HERBS, 18, 6)}`,
  ) +
  at(tableSpoon(d, { L: 600, c: '#7a4a2a' }), 920, 700, 1, 10) +
  lying(d, blobPath(70, 9, 0.3, 3), glow(d, '#8a2a26', 70), 130, 1140, 0, 1.4) +
  lying(d, blobPath(56, 9, 0.3, 8), glow(d, '#a33a30', 60), 236, 1176, 30, 1.4) +
  leaf(d, 130, 170, 120, 130);

export const papet = (d: Drawing): string => {
  const bed = `${shreds(150, 300, 3, ['#a9bf76', '#8aa85a', '#cdd9a2', '#e6ecc8'], 74, 17)}${dice(46, 290, 6, ['#f0dc9a', '#e6cb7c', '#f7eabc'], 62)}${shreds(50, 280, 11, ['#7f9c50', '#d7e2b4'], 60, 13)}`;
  const slices = [0, 1, 2, 3, 4].map((index) => {
    const x = -190 + index * 88;
    const y = 90 - index * 34;
    return `${lying(d, circle(72), glow(d, '#a44a34', 72), x, y, 0, 1.6)}<g transform="translate(${x} ${y})"><circle r="60" fill="#bf6a52"/>${specks(26, 52, index + 2, '#f3dcc6', 6)}</g>`;
  });
  return (
    `<g transform="translate(500 620)">${bowlTop(d, 400, '#c8281e', '#8fae62')}<g ${d.clip(circle(344))}>${bed}${slices.join('')}</g></g>` +
    leaf(d, 120, 1150, 130, 60) +
    garlic(d, 880, 1150, 62, 20)
  );
};

export const capuns = (d: Drawing): string => {
  const parcels = [
    [-150, -110, 20],
    [40, -150, -14],
    [180, -10, 70],
    [-170, 70, -30],
    [10, 30, 16],
    [110, 170, -20],
    [-70, 200, 8],
  ] as const;
  const drawn = parcels.map(
    ([x, y, turn]) =>
      `${sausage(d, x, y, 196, 92, '#4c6f38', turn)}<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-80 -10C-30 -34 30 -34 82 -8M-70 14C-20 2 30 4 74 20" stroke="#9cbb78" stroke-width="4" fill="none" opacity=".7"/></g>`,
  );
  return (
    onPlate(
      d,
      '#f1ede4',
      `<circle r="300" fill="#f2e6c6" opacity=".8" ${d.blur(8)}/>${drawn.join('')}${shreds(60, 230, 5, ['#fbf0c8', '#f2dc94'], 40, 7)}${shreds(24, 220, 9, ['#a33a30', '#c8604a', '#e8b9a0'], 60, 16)}`,
    ) +
    leaf(d, 890, 1130, 170, -40, '#4f7a3a') +
    leaf(d, 110, 130, 130, 130, '#5d8a44')
  );
};

export const brasato = (d: Drawing): string => {
  const meat = [
    [-90, -70, 118, 4],
    [90, -40, 104, 7],
    [-20, 90, 112, 12],
  ] as const;
  return (
    onPlate(
      d,
      '#ded8cc',
      `<path d="${blobPath(310, 20, 0.12, 6)}" fill="${glow(d, '#e9b93c', 300)}"/>${specks(300, 290, 4, '#f6d978', 5)}<path d="${blobPath(220, 16, 0.26, 3)}" fill="${glow(d, '#4a1c12', 220)}" opacity=".94"/>${meat.map(([x, y, r, seed]) => lump(d, x, y, r, '#6e3420', seed)).join('')}${meat.map(([x, y, r]) => `<g transform="translate(${x} ${y})">${shreds(16, r * 0.7, r, ['#9a5638', '#53231a'], 74, 5)}</g>`).join('')}${dice(16, 200, 8, ['#d9792a', '#e58a3c'], 26)}`,
      '#26394a',
    ) +
    leaf(d, 470, 560, 130, 34, '#4a6a48') +
    garlic(d, 120, 1150, 70, -20) +
    at(tableSpoon(d, { L: 540 }), 930, 780, 1, 8)
  );
};

export const geschnetzeltes = (d: Drawing): string => {
  const sliver = (index: number) => {
    const reach = 225 * Math.sqrt(index / 34);
    const colour = ['#cfa47c', '#b98a62', '#d9b48c'][index % 3] ?? '#cfa47c';
    return lying(
      d,
      'M-66 -12C-34 -36 34 -30 68 -8C52 26 -22 30 -66 16z',
      glow(d, colour, 66),
      reach * Math.cos(index * 2.4),
      reach * Math.sin(index * 2.4),
      index * 53,
      1,
    );
  };
  const mushroom = (x: number, y: number, turn: number) =>
    lying(
      d,
      'M-52 6C-56 -40 56 -40 52 6C40 16 22 14 18 12L16 52C8 60 -8 60 -16 52L-18 12C-22 14 -40 16 -52 6z',
      glow(d, '#e7d6ba', 56),
      x,
      y,
      turn,
      1,
    );
  return (
    onPlate(
      d,
      '#f3efe6',
      `<path d="${blobPath(300, 18, 0.14, 9)}" fill="${glow(d, '#ecd9b0', 300)}"/>${Array.from({ length: 34 }, (_, index) => sliver(index)).join('')}${mushroom(-130, -90, 30)}${mushroom(110, -110, -50)}${mushroom(20, 60, 100)}${mushroom(-90, 140, 10)}${mushroom(160, 90, 160)}${shreds(60, 250, 6, HERBS, 20, 6)}${specks(60, 260, 2, '#c8442a', 3)}`,
      '#3f5a4c',
    ) +
    ball(d, 900, 1140, 56, '#e3b52c') +
    at(tableSpoon(d, { L: 560 }), 930, 640, 1, 6)
  );
};

export const risotto = (d: Drawing): string => {
  const grains = specks(900, 306, 3, '#f6d562', 9) + specks(420, 300, 12, '#d99f1e', 7);
  return (
    bowl(
      d,
      '#f1ede4',
      '#e8b52c',
      `${grains}${sausage(d, -40, -30, 380, 96, '#96482e', -24)}${sausage(d, 60, 96, 350, 92, '#8a3f28', -10)}<g transform="translate(-40 -30) rotate(-24)" stroke="#4a1c10" stroke-width="7" opacity=".6"><path d="M-110 -34l30 66M-30 -40l30 76M50 -38l30 72"/></g>${shreds(26, 240, 5, ['#fbf0c8', '#f7e6a0'], 38, 7)}`,
    ) +
    leaf(d, 140, 1140, 120, 50) +
    cloth(d, 60, 90, 260, 260, '#e8d4cb', 14)
  );
};
