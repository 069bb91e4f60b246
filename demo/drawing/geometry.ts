import { fixed } from './drawing.ts';

/** Height of an ellipse by its width: the one standing camera. */
export const RATIO = 0.2;

/** Radius and height of a profile, and how far the corner is rounded. */
export type Corner = readonly [radius: number, y: number, rounding?: number];
export type Point = readonly [x: number, y: number];

/** Path of an ellipse. */
export const ellipse = (rx: number, y: number, ry: number = rx * RATIO, cx = 0): string =>
  `M${fixed(cx - rx)} ${fixed(y)}A${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(cx + rx)} ${fixed(y)}A${fixed(rx)} ${fixed(ry)} 0 1 1 ${fixed(cx - rx)} ${fixed(y)}Z`;

/** Path of a circle. */
export const circle = (r: number, cx = 0, cy = 0): string => ellipse(r, cy, r, cx);

/** The front half of a ring round a standing body. */
export const front = (r: number, y: number): string =>
  `M${fixed(-r)} ${fixed(y)}A${fixed(r)} ${fixed(r * RATIO)} 0 0 0 ${fixed(r)} ${fixed(y)}`;

/** Path of a rectangle with round corners. */
export const roundedRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${fixed(x + r)} ${fixed(y)}h${fixed(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${fixed(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${fixed(-(w - 2 * r))}a${r} ${r} 0 0 1 ${-r} ${-r}v${fixed(-(h - 2 * r))}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Rounds the corners of a profile and samples it densely: a silhouette is the envelope of many ellipses. */
export function round(profile: readonly Corner[]): Point[] {
  const rounded: Point[] = [];
  profile.forEach((corner, index) => {
    const [px, py, wanted = 0] = corner;
    const before = profile[index - 1];
    const after = profile[index + 1];
    if (!wanted || !before || !after) {
      rounded.push([px, py]);
      return;
    }
    const toBefore = Math.hypot(before[0] - px, before[1] - py);
    const toAfter = Math.hypot(after[0] - px, after[1] - py);
    const shareBefore = Math.min(wanted, toBefore * 0.5) / toBefore;
    const shareAfter = Math.min(wanted, toAfter * 0.5) / toAfter;
    const start: Point = [px + (before[0] - px) * shareBefore, py + (before[1] - py) * shareBefore];
    const end: Point = [px + (after[0] - px) * shareAfter, py + (after[1] - py) * shareAfter];
    for (let step = 0; step <= 14; step++) {
      const t = step / 14;
      rounded.push([
        (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * px + t * t * end[0],
        (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * py + t * t * end[1],
      ]);
    }
  });
  return resample(rounded, 4);
}

function resample(points: readonly Point[], distance: number): Point[] {
  const dense: Point[] = [];
  let previous: Point | undefined;
  for (const point of points) {
    if (previous) {
      const [x, y] = previous;
      const steps = Math.max(1, Math.ceil(Math.hypot(point[0] - x, point[1] - y) / distance));
      for (let step = 1; step <= steps; step++)
        dense.push([x + ((point[0] - x) * step) / steps, y + ((point[1] - y) * step) / steps]);
    } else dense.push(point);
    previous = point;
  }
  return dense;
}

function envelope(points: readonly Point[], side: 1 | -1, radius: number): Point[] {
  const edge: Point[] = [];
  for (let step = 0; step <= 72; step++) {
    const x = -radius * Math.cos((Math.PI * step) / 72);
    let y: number | undefined;
    for (const [r, centre] of points) {
      if (r < Math.abs(x) - 1e-6) continue;
      const at = centre + side * RATIO * Math.sqrt(Math.max(0, r * r - x * x));
      y = y === undefined ? at : side > 0 ? Math.max(y, at) : Math.min(y, at);
    }
    if (y !== undefined) edge.push([x, y]);
  }
  return edge;
}

/** Path of the silhouette of a turned body. */
export function outline(points: readonly Point[]): string {
  const radius = (index: number): number => points[index]?.[0] ?? 0;
  const last = points.length - 1;
  let widestTop = 0;
  let widestBottom = last;
  if (radius(0) < 2) while (widestTop < last && radius(widestTop + 1) >= radius(widestTop)) widestTop++;
  while (widestBottom > 0 && radius(widestBottom - 1) >= radius(widestBottom) - 1e-6) widestBottom--;
  if (widestBottom < widestTop) widestBottom = widestTop;
  const top = envelope(points.slice(0, widestTop + 1), -1, radius(widestTop));
  const bottom = envelope(points.slice(widestBottom), 1, radius(widestBottom)).reverse();
  const side = points.slice(widestTop, widestBottom + 1);
  const left = side.toReversed().map(([r, y]): Point => [-r, y]);
  const path = [...top, ...side, ...bottom, ...left].map(([x, y]) => `${fixed(x)} ${fixed(y)}`);
  return `M${path.join('L')}Z`;
}
