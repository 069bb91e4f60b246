import { darken, lighten, randomFrom } from './colour.ts';
import { type Drawing, fixed, type Stop } from './drawing.ts';
import { type Corner, ellipse, front, outline, type Point, RATIO, round } from './geometry.ts';
import { grainLines } from './grain.ts';
import { acrossFill, type Material } from './material.ts';

/** A ring round a body: radius, height, colour, stroke width. */
export type Band = readonly [radius: number, y: number, colour: string, width: number];

/** A reflection down a body between two shares of its radius (-1 left edge, 1 right edge). */
function strip(
  d: Drawing,
  points: readonly Point[],
  from: number,
  to: number,
  fill: string,
  blur: number,
  top = Number.NEGATIVE_INFINITY,
  bottom = Number.POSITIVE_INFINITY,
): string {
  const sag = (share: number): number => RATIO * Math.sqrt(1 - share * share);
  const within = points.filter(([, y]) => y >= top && y <= bottom);
  if (within.length < 2) return '';
  const left = within.map(([r, y]): Point => [from * r, y + sag(from) * r]);
  const right = within.map(([r, y]): Point => [to * r, y + sag(to) * r]).reverse();
  const path = [...left, ...right].map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L');
  return `<path d="M${path}Z" fill="${fill}" ${blur ? d.blur(blur) : ''}/>`;
}

function brushed(radius: number, top: number, bottom: number): string {
  const random = randomFrom(3);
  let lines = '';
  for (let y = top; y < bottom + radius * RATIO; y += 5.5)
    lines += `<path d="M${-radius} ${fixed(y)}A${fixed(radius)} ${fixed(radius * RATIO)} 0 0 0 ${radius} ${fixed(y)}" stroke="${random() > 0.5 ? '#fff' : '#3b4043'}" stroke-width=".8" opacity="${fixed(0.05 + random() * 0.07)}" fill="none"/>`;
  return lines;
}

function reflections(
  d: Drawing,
  points: readonly Point[],
  of: Material,
  top: number,
  bottom: number,
): string {
  const height = bottom - top;
  switch (of.k) {
    case 'enamel':
      return (
        strip(
          d,
          points,
          -0.72,
          -0.56,
          'rgba(255,255,255,.62)',
          4,
          top + height * 0.06,
          bottom - height * 0.12,
        ) +
        strip(
          d,
          points,
          -0.5,
          -0.44,
          'rgba(255,255,255,.28)',
          4,
          top + height * 0.06,
          bottom - height * 0.12,
        ) +
        strip(d, points, 0.86, 0.93, 'rgba(255,255,255,.16)', 5)
      );
    case 'ceramic':
      return strip(d, points, -0.7, -0.5, 'rgba(255,255,255,.38)', 9);
    case 'glass':
      return (
        strip(d, points, -0.8, -0.68, 'rgba(255,255,255,.7)', 3, top + 20, bottom - 20) +
        strip(d, points, 0.74, 0.8, 'rgba(255,255,255,.45)', 3, top + 20, bottom - 20)
      );
    default:
      return '';
  }
}

/** A turned body by its profile, lit from the upper left; `inside` is drawn over it, clipped to its silhouette. */
export function body(
  d: Drawing,
  profile: readonly Corner[],
  of: Material,
  o: { readonly bands?: readonly Band[]; readonly inside?: string; readonly seed?: number } = {},
): string {
  const points = round(profile);
  const path = outline(points);
  const radius = Math.max(...points.map(([r]) => r));
  const top = points[0]?.[1] ?? 0;
  const bottom = points.at(-1)?.[1] ?? 0;
  let over = '';
  if (of.k === 'wood')
    over += grainLines(
      -radius,
      top,
      2 * radius,
      bottom - top + radius * RATIO,
      of.c,
      Math.round(radius / 4.2),
      o.seed ?? 5,
      'v',
      0.3,
    );
  if (of.k === 'steel') over += brushed(radius, top, bottom);
  if (of.k !== 'glass') {
    const foot = of.k === 'steel' || of.k === 'polished' ? 0.2 : 0.26;
    over += `<path d="${path}" fill="${d.lin(
      [
        [0, '#fff', 0.16],
        [0.22, '#fff', 0],
        [0.6, '#120d0a', 0],
        [1, '#120d0a', foot],
      ],
      0,
      top,
      0,
      bottom + radius * RATIO,
    )}"/>`;
  }
  over += reflections(d, points, of, top, bottom);
  for (const [r, y, colour, width] of o.bands ?? [])
    over += `<path d="${front(r, y)}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
  over += o.inside ?? '';
  return `<path d="${path}" fill="${acrossFill(d, of, radius)}"/><g ${d.clip(path)}>${over}</g>`;
}

const STEEL_INSIDE: readonly Stop[] = [
  [0, '#4e5355'],
  [0.2, '#7c8183'],
  [0.5, '#a6aaab'],
  [0.74, '#e4e5e4'],
  [0.86, '#f4f4f2'],
  [1, '#9a9ea0'],
];

/** The open mouth of a vessel: its rim of thickness `rimWidth`, and what one sees inside. */
export function opening(
  d: Drawing,
  r: number,
  y: number,
  rimWidth: number,
  rim: Material,
  inside: Material,
  fill?: (innerRadius: number) => string,
): string {
  const inner = r - rimWidth;
  const at = y + rimWidth * 0.18;
  const colour = inside.c ?? '#9a9ea0';
  const wall: readonly Stop[] =
    inside.k === 'steel'
      ? STEEL_INSIDE
      : [
          [0, darken(colour, 0.5)],
          [0.3, darken(colour, 0.28)],
          [0.62, colour],
          [0.84, lighten(colour, 0.16)],
          [1, darken(colour, 0.08)],
        ];
  const mouth = ellipse(inner, at);
  return (
    `<path d="${ellipse(r, y)}" fill="${acrossFill(d, rim, r)}"/><path d="${ellipse(r, y)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>` +
    `<path d="${mouth}" fill="${d.lin(wall, -inner, 0, inner, 0)}"/>` +
    `<g ${d.clip(mouth)}><path d="${mouth}" fill="${d.lin(
      [
        [0, '#0c0908', 0],
        [1, '#0c0908', 0.34],
      ],
      0,
      y - inner * RATIO,
      0,
      y + inner * RATIO,
    )}"/>${fill?.(inner) ?? ''}</g>` +
    `<path d="M${fixed(-inner)} ${fixed(at)}A${fixed(inner)} ${fixed(inner * RATIO)} 0 0 1 ${fixed(inner)} ${fixed(at)}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.6"/>`
  );
}
