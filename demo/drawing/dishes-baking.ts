import { glow, lump, lying, pastryRound, shreds, specks } from './dish-parts.ts';
import { type Drawing, fixed } from './drawing.ts';
import { ball, bowlTop, cloth, egg, leaf, seeds } from './food.ts';
import { circle } from './geometry.ts';
import { knife } from './knives.ts';
import { planShadow } from './light.ts';
import { at } from './placing.ts';
import { board, plate } from './table.ts';

/** A round cake on a plate; origin at the centre. */
function cake(d: Drawing, r: number, colour: string, content: string): string {
  return `${planShadow(d, circle(r), 1)}<circle r="${r}" fill="${glow(d, colour, r)}"/><g ${d.clip(circle(r))}>${content}</g>`;
}

/** Flaked almonds along the edge of a cake. */
function almonds(r: number, n: number): string {
  return seeds(
    n,
    r,
    17,
    (x, y, angle, random) =>
      `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(13 + random() * 7)}" ry="${fixed(7 + random() * 4)}" transform="rotate(${fixed(angle)} ${fixed(x)} ${fixed(y)})" fill="${random() > 0.4 ? '#e9cf9c' : '#c99a58'}" stroke="#8a5a24" stroke-opacity=".4" stroke-width="1.5"/>`,
    r - 46,
  );
}

export const kirschtorte = (d: Drawing): string => {
  const lines = Array.from({ length: 9 }, (_, index) => -320 + index * 80)
    .map((x) => `M${x} -420V420`)
    .join('');
  const lozenges = [28, -28]
    .map(
      (turn) =>
        `<path d="${lines}" transform="rotate(${turn})" stroke="#d6808a" stroke-width="6" fill="none" opacity=".8"/>`,
    )
    .join('');
  return (
    `${at(plate(d, { c: '#f3efe6', r: 420, coupe: true }), 490, 610)}<g transform="translate(490 610)">${cake(d, 340, '#f0b8ba', `${specks(700, 340, 4, '#fffdf8', 4)}${lozenges}${almonds(338, 330)}`)}${ball(d, 0, 0, 40, '#8a1626', { gl: 0.8 })}</g>` +
    ball(d, 130, 1140, 44, '#7a1322') +
    ball(d, 214, 1180, 40, '#8a1626') +
    `<path d="M130 1100C150 1040 190 1010 240 990M214 1142C220 1080 226 1030 240 990" stroke="#5d7a3c" stroke-width="6" fill="none"/>` +
    ball(d, 890, 120, 42, '#8a1626')
  );
};

export const carrotCake = (d: Drawing): string => {
  const carrot = `M0 -54C18 -54 24 -34 18 -10C12 24 4 46 0 58C-4 46 -12 24 -18 -10C-24 -34 -18 -54 0 -54z`;
  const fill = d.lin(
    [
      [0, '#f6a45c'],
      [0.5, '#e0701e'],
      [1, '#a8480e'],
    ],
    -20,
    0,
    20,
    0,
  );
  const ring = Array.from({ length: 12 }, (_, index) => {
    const turn = index * 30;
    return `<g transform="rotate(${turn}) translate(0 -214)">${lying(d, carrot, fill, 0, 0, 0, 1)}<path d="M0 -52l-14 -30M0 -52v-36M0 -52l14 -30" stroke="#5d8a44" stroke-width="7" stroke-linecap="round"/></g>`;
  }).join('');
  return (
    `${at(plate(d, { c: '#c9d2c6', r: 420, coupe: true }), 500, 610)}<g transform="translate(500 610)">${cake(d, 345, '#f7f2e6', `<circle r="345" fill="none" stroke="#b0783c" stroke-width="50"/>${specks(160, 350, 5, '#8a5424', 6)}<circle r="316" fill="${glow(d, '#fbf7ec', 316)}"/>`)}${ring}${specks(60, 120, 8, '#d9b27a', 5)}</g>` +
    leaf(d, 120, 1150, 110, 60) +
    egg(d, 890, 1140, 62, '#d9b48c', 20)
  );
};

export const nutTart = (d: Drawing): string => {
  const walnut = (x: number, y: number, r: number) =>
    `${ball(d, x, y, r, '#b98a54', { gl: 0.3 })}<g transform="translate(${x} ${y})" fill="none" stroke="#7a5228" stroke-width="4"><path d="M0 ${-r}V${r}"/><path d="M${-r * 0.6} ${-r * 0.4}q${r * 0.3} ${r * 0.3} 0 ${r * 0.8}M${r * 0.6} ${-r * 0.4}q${-r * 0.3} ${r * 0.3} 0 ${r * 0.8}"/></g>`;
  const slice = 'M0 0L-120 -420A440 440 0 0 1 160 -406z';
  return (
    `<g transform="translate(480 630)">${pastryRound(
      d,
      400,
      '#c98f48',
      glow(d, '#d9a55c', 345),
      `${specks(160, 340, 3, '#8a5a24', 4)}${seeds(46, 310, 9, (x, y) => `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="6" fill="#7a4a1c" opacity=".7"/>`)}`,
      44,
    )}<g ${d.clip(circle(402))}><path d="${slice}" fill="#e1d7c7"/><path d="M0 0L-120 -420" stroke="#7a4312" stroke-width="26"/><path d="M0 0L160 -406" stroke="#7a4312" stroke-width="26"/><path d="M-6 8L-130 -420M6 8L170 -406" stroke="#d9a55c" stroke-width="9"/></g></g>` +
    walnut(130, 1130, 62) +
    walnut(240, 1170, 54) +
    walnut(890, 140, 60)
  );
};

export const breadCake = (d: Drawing): string =>
  cloth(d, 700, 960, 700, 620, '#e8d4cb', -8, '#8a2a26') +
  `<g transform="translate(490 600)">${planShadow(d, circle(400), 1.2)}<circle r="400" fill="${d.lin(
    [
      [0, '#f0f0ee'],
      [0.5, '#a3a7a8'],
      [1, '#6d7173'],
    ],
    -280,
    -280,
    280,
    280,
  )}"/><circle r="376" fill="#3a1c0e"/><circle r="372" fill="${glow(d, '#6a3a1e', 372)}"/><g ${d.clip(circle(372))}>${specks(500, 370, 6, '#3a1a0a', 7)}${Array.from({ length: 16 }, (_, index) => lump(d, 300 * Math.cos(index * 2.4) * Math.sqrt(index / 16), 300 * Math.sin(index * 2.4) * Math.sqrt(index / 16), 22, '#2a1210', index + 2)).join('')}${seeds(
    120,
    350,
    8,
    (x, y, angle) =>
      `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="17" ry="8" transform="rotate(${fixed(angle)} ${fixed(x)} ${fixed(y)})" fill="#efd9a6" stroke="#a07a3c" stroke-width="1.5"/>`,
  )}</g></g>` +
  lump(d, 130, 1140, 50, '#efd9a6', 4) +
  lump(d, 890, 130, 56, '#3a1a0e', 9);

export const caramelCream = (d: Drawing): string => {
  const cup = (x: number, y: number, colour: string, swirl: number) =>
    `<g transform="translate(${x} ${y})">${bowlTop(d, 210, colour, glow(d, '#c98a3e', 180))}${specks(50, 150, swirl, '#e6b870', 3)}${lump(d, 10, -6, 62, '#fbf6ea', swirl)}${shreds(14, 60, swirl + 3, ['#7a4312', '#a8641e'], 30, 6)}</g>`;
  return (
    cloth(d, 260, 640, 560, 1300, '#efe8dc', 6, '#26394a') +
    cup(330, 380, '#f1ede4', 4) +
    cup(700, 640, '#c8281e', 7) +
    cup(330, 900, '#26394a', 11) +
    [0, 1, 2]
      .map((index) =>
        lying(
          d,
          'M-120 -26C-60 -40 60 -40 120 -26C136 0 136 0 120 26C60 40 -60 40 -120 26C-136 0 -136 0 -120 -26z',
          glow(d, '#e6c48a', 110),
          790,
          1010 + index * 84,
          -8 + index * 7,
          1.4,
        ),
      )
      .join('')
  );
};

export const zopf = (d: Drawing): string => {
  const strand = 'M-150 -60C-70 -130 110 -110 160 -20C178 40 120 90 40 84C-50 78 -130 30 -150 -60z';
  const crust = (r: number) =>
    d.rad(
      [
        [0, '#f3c779'],
        [0.5, '#cf8a34'],
        [0.85, '#93541a'],
        [1, '#5e300c'],
      ],
      0,
      0,
      r,
      -50,
      -50,
    );
  const rows = [0, 1, 2, 3, 4, 5].map((index) => {
    const y = -390 + index * 146;
    const size = 1.18 - Math.abs(index - 2.2) * 0.11;
    return `<g transform="translate(0 ${y}) scale(${fixed(size)})">${lying(d, strand, crust(190), -70, 0, 18, 2)}<g transform="scale(-1 1)">${lying(d, strand, crust(190), -70, 76, 18, 2)}</g></g>`;
  });
  return (
    at(board(d, { w: 620, h: 1060, c: '#b58452', seed: 5 }), 470, 640, 1, -5) +
    `<g transform="translate(470 640) rotate(-5)">${rows.join('')}${specks(120, 380, 4, '#fff4dc', 3)}</g>` +
    at(knife(d, { kind: 'bread', L: 480, B: 66, H: 230, wood: true, hc: '#4a2c18', a: 0 }), 900, 660, 1.1, -4)
  );
};
