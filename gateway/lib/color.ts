import { clampChroma, converter, formatHex, interpolate, parse, wcagContrast, wcagLuminance } from 'culori';

/** A colour as `#rrggbb`. */
export type Color = `#${string}`;

const LIGHTNESS_STEP = 0.005;
const BLACK: Color = '#000000';
const WHITE: Color = '#ffffff';

const oklch = converter('oklch');

/** Parses a CSS colour. Returns null for any other text and for transparent colours. */
export function parseColor(text: string): Color | null {
  const color = parse(text.trim());
  return color === undefined || (color.alpha ?? 1) < 1 ? null : hex(color);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export const luminance = (color: Color): number => wcagLuminance(color);

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Color, other: Color): number => wcagContrast(one, other);

/** Mixes two colours in OKLab. @param share 0 is `from`, 1 is `to` */
export function mix(from: Color, to: Color, share: number): Color {
  return hex(interpolate([from, to], 'oklab')(share));
}

/** Returns the same hue with another OKLCH lightness (0 to 1) and limited chroma. */
export function withLightness(color: Color, l: number, maxChroma = Number.POSITIVE_INFINITY): Color {
  const { h, c = 0 } = oklch(color) ?? { h: undefined };
  const target = { mode: 'oklch' as const, l: Math.min(1, Math.max(0, l)), c: Math.min(c, maxChroma) };
  return hex(clampChroma(h === undefined ? target : { ...target, h }, 'oklch'));
}

/** Changes the lightness by a step: lighter if positive, darker if negative. */
export function shifted(color: Color, step: number): Color {
  return withLightness(color, lightnessOf(color) + step);
}

export function hasContrast(color: Color, grounds: readonly Color[], ratio: number): boolean {
  return grounds.every((ground) => contrast(color, ground) >= ratio);
}

/**
 * Returns the colour if its contrast with all backgrounds suffices, otherwise the nearest lightness of the same hue at
 * which it does.
 * @returns black or white, whichever is better, if no lightness suffices
 */
export function legible(color: Color, grounds: readonly Color[], ratio: number): Color {
  const near = nearestLightness(color, (candidate) => hasContrast(candidate, grounds, ratio));
  if (near !== null) return near;
  const worst = (candidate: Color) => Math.min(...grounds.map((ground) => contrast(candidate, ground)));
  return worst(BLACK) > worst(WHITE) ? BLACK : WHITE;
}

/** Returns the colour, or the nearest lightness of its hue, that passes; null if none does. */
export function nearestLightness(color: Color, passes: (candidate: Color) => boolean): Color | null {
  if (passes(color)) return color;
  const l = lightnessOf(color);
  for (let step = LIGHTNESS_STEP; step <= 1 + LIGHTNESS_STEP; step += LIGHTNESS_STEP)
    for (const moved of [l - step, l + step]) {
      if (moved < -LIGHTNESS_STEP || moved > 1 + LIGHTNESS_STEP) continue;
      const candidate = withLightness(color, moved);
      if (passes(candidate)) return candidate;
    }
  return null;
}

function lightnessOf(color: Color): number {
  return oklch(color)?.l ?? 0;
}

function hex(color: Parameters<typeof formatHex>[0]): Color {
  return `#${formatHex(color)?.slice(1) ?? '000000'}`;
}
