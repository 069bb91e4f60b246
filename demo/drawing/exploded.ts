import { darken, lighten } from './colour.ts';
import type { Drawing } from './drawing.ts';
import type { Corner } from './geometry.ts';
import { ellipse, RATIO } from './geometry.ts';
import { standingShadow } from './light.ts';
import { material } from './material.ts';
import { body, opening } from './solid.ts';

const RED = '#c8281e';
const GRIP = '#232324';
/** Of the pot. */
const RADIUS = 250;

const across = (d: Drawing, height: number): string =>
  d.lin(
    [
      [0, lighten(GRIP, 0.32)],
      [0.4, GRIP],
      [1, darken(GRIP, 0.5)],
    ],
    0,
    0,
    0,
    height,
  );

const at = (x: number, y: number, drawn: string): string =>
  `<g transform="translate(${x} ${y})">${drawn}</g>`;

/** The pot, open, with its short grip. */
function pot(d: Drawing): string {
  const height = 270;
  const ear = `<path d="M8 -24h-58q-38 0 -38 26q0 28 38 28h58z" fill="${across(d, 30)}"/>`;
  const steel = body(
    d,
    [
      [RADIUS, -height],
      [RADIUS, 0, 34],
      [RADIUS * 0.6, 0],
    ],
    material.steel,
    {
      bands: [
        [RADIUS - 1, -28, 'rgba(40,44,46,.5)', 1.6],
        [RADIUS - 1, -26, 'rgba(255,255,255,.5)', 1.2],
        [RADIUS, -height + 26, 'rgba(40,44,46,.35)', 2],
      ],
    },
  );
  return (
    standingShadow(d, RADIUS) +
    at(-RADIUS + 10, -height + 74, ear) +
    steel +
    opening(d, RADIUS + 5, -height, 10, material.steel, material.steel)
  );
}

/** The long handle with the bolt that holds it, drawn away from the pot. */
function handle(d: Drawing): string {
  const grip = `<path d="M0 4h44l176 -8q42 0 42 27q0 23 -42 25l-146 6q-44 2 -74 -8z" fill="${across(d, 54)}"/>`;
  const shine = `<path d="M30 14h170" stroke="${lighten(GRIP, 0.55)}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`;
  const bolt = `<path d="M-92 20h54v-10h18v38h-18v-10h-54z" fill="${d.lin(
    [
      [0, '#f4f4f2'],
      [0.5, '#a6aaab'],
      [1, '#6d7274'],
    ],
    0,
    10,
    0,
    48,
  )}"/><path d="M-84 20v18M-74 20v18M-64 20v18M-54 20v18" stroke="#55595b" stroke-width="2"/>`;
  return bolt + grip + shine;
}

/** The ring of silicone between pot and lid. */
function seal(d: Drawing): string {
  const ring = (r: number, y: number) => ellipse(r, y);
  const width = 20;
  const rubber = d.lin(
    [
      [0, '#b9bdbd'],
      [0.3, '#eef0ef'],
      [0.65, '#c4c8c8'],
      [1, '#8c9191'],
    ],
    -RADIUS,
    0,
    RADIUS,
    0,
  );
  return (
    `<path d="${ring(RADIUS - 8, 12)}" fill="none" stroke="#1d130c" stroke-width="${width}" opacity=".16" ${d.blur(8)}/>` +
    `<path d="${ring(RADIUS - 8, 0)}" fill="none" stroke="#7b8080" stroke-width="${width + 4}"/>` +
    `<path d="${ring(RADIUS - 8, -2)}" fill="none" stroke="${rubber}" stroke-width="${width}"/>` +
    `<path d="${ring(RADIUS - 2, -6)}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".7"/>`
  );
}

/** The lid with its half of the long handle; the valve is gone, its seat is left. */
function lid(d: Drawing): string {
  const dome: Corner[] = Array.from({ length: 25 }, (_, index) => {
    const turn = (index / 24) * (Math.PI / 2);
    return [(RADIUS + 6) * Math.sin(turn), -26 - 54 * Math.cos(turn)];
  });
  const rim = body(
    d,
    [
      [RADIUS + 10, -24],
      [RADIUS + 10, 0, 8],
      [RADIUS - 4, 4],
    ],
    material.polished,
  );
  const grip = `<path d="M0 2h176l96 -2q42 0 42 24q0 22 -42 24l-84 3q-106 4 -188 -14z" fill="${across(d, 50)}"/><path d="M200 16h74" stroke="${lighten(GRIP, 0.5)}" stroke-width="2.5" stroke-linecap="round" opacity=".5"/>`;
  const seat = `<path d="${ellipse(42, -74)}" fill="#2a2c2d"/><path d="${ellipse(26, -74)}" fill="#0f1010"/><path d="${ellipse(42, -76)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`;
  return rim + body(d, [...dome, [RADIUS + 10, -23]], material.steel) + seat + at(60, -30, grip);
}

/** The valve with its two red rings. */
function valve(d: Drawing): string {
  return (
    body(
      d,
      [
        [15, 8],
        [15, 46, 4],
        [10, 52],
      ],
      material.polished,
    ) +
    body(
      d,
      [
        [40, -34],
        [40, -6, 6],
        [52, 8],
      ],
      material.black,
    ) +
    body(
      d,
      [
        [0, -104],
        [25, -101, 8],
        [25, -34],
      ],
      material.polished,
      {
        bands: [
          [25, -72, RED, 7],
          [25, -54, RED, 7],
        ],
      },
    )
  );
}

/** A pressure cooker taken apart along its axis, on a picture of 1000 by 1250 px. */
export function explodedPressureCooker(d: Drawing): string {
  const axis = (x1: number, y1: number, x2: number, y2: number) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#171512" stroke-opacity=".5" stroke-width="2" stroke-dasharray="3 11" stroke-linecap="round" fill="none"/>`;
  const x = 345;
  const mouth = 1120 - 270;
  const drawn =
    at(x, 1120, pot(d)) +
    axis(x, mouth, x, 676 + (RADIUS - 8) * RATIO) +
    at(x, 676, seal(d)) +
    axis(x, 676 - (RADIUS - 8) * RATIO, x, 530) +
    at(x, 480, lid(d)) +
    axis(x, 402, x, 268) +
    at(x, 214, valve(d)) +
    axis(x + RADIUS, mouth + 78, x + RADIUS + 62, mouth + 78) +
    at(x + RADIUS + 160, mouth + 52, `<g transform="scale(.78)">${handle(d)}</g>`);
  return `<g transform="translate(20 40) scale(.94)">${drawn}</g>`;
}
