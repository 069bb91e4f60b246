/** Colours as `#rrggbb`; mixed and moved in OKLab, where equal steps look equal. */
export type Color = `#${string}`;

interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

type Triple = readonly [number, number, number];

const LIGHTNESS_STEP = 0.005;

/**
 * Parses `#rgb`, `#rrggbb`, `rgb()` and `hsl()` with numbers or percentages, commas or blanks.
 * @returns null for any other value and for transparent colours
 */
export function parseColor(text: string): Color | null {
  const [, short, long] = /^#(?:([0-9a-f]{3})f?|([0-9a-f]{6})(?:ff)?)$/i.exec(text.trim()) ?? [];
  if (long !== undefined) return `#${long.toLowerCase()}`;
  if (short !== undefined) return `#${[...short.toLowerCase()].map((digit) => digit + digit).join('')}`;
  const [, name = '', list = ''] = /^(rgb|hsl)a?\(([\d\s.,%/a-z-]{5,60})\)$/i.exec(text.trim()) ?? [];
  const [one = '', two = '', three = '', alpha = '1', more] = list.trim().split(/\s*[,/]\s*|\s+/);
  if (name === '' || more !== undefined || !['1', '1.0', '100%'].includes(alpha)) return null;
  return name.toLowerCase() === 'rgb' ? fromRgb([one, two, three]) : fromHsl(one, two, three);
}

function fromRgb(parts: readonly [string, string, string]): Color | null {
  const [red, green, blue] = parts.map((part) =>
    part.endsWith('%') ? inRange(part.slice(0, -1), 100) : inRange(part, 255),
  );
  return red == null || green == null || blue == null ? null : hex([red, green, blue]);
}

function fromHsl(hue: string, saturation: string, lightness: string): Color | null {
  const turn = inRange(hue.replace(/deg$/i, ''), 360);
  const s = saturation.endsWith('%') ? inRange(saturation.slice(0, -1), 100) : null;
  const l = lightness.endsWith('%') ? inRange(lightness.slice(0, -1), 100) : null;
  if (turn === null || s === null || l === null) return null;
  // CSS Color 4, 7.1
  const channel = (n: number) => {
    const k = (n + turn * 12) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return hex([channel(0), channel(8), channel(4)]);
}

/** A number from 0 to `max` as a share of it. */
function inRange(text: string, max: number): number | null {
  if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(text)) return null;
  const number = Number(text);
  return number <= max ? number / max : null;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(color: Color): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The way from one colour to another. @param share 0 is `from`, 1 is `to` */
export function mix(from: Color, to: Color, share: number): Color {
  const [one, two] = [oklab(from), oklab(to)];
  const between = (key: keyof Oklab) => one[key] + (two[key] - one[key]) * share;
  return inGamut({ l: between('l'), a: between('a'), b: between('b') });
}

/** The same hue with another lightness (0 to 1), and no more colour than `maxChroma`. */
export function withLightness(color: Color, l: number, maxChroma = Number.POSITIVE_INFINITY): Color {
  const { a, b } = oklab(color);
  const chroma = Math.hypot(a, b);
  const scale = chroma > maxChroma ? maxChroma / chroma : 1;
  return inGamut({ l: Math.min(1, Math.max(0, l)), a: a * scale, b: b * scale });
}

/** Changes the lightness by a step: lighter if positive, darker if negative. */
export function shifted(color: Color, step: number): Color {
  return withLightness(color, oklab(color).l + step);
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
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}

/** The colour itself, or the nearest lightness of its hue, that passes; null where none does. */
export function nearestLightness(color: Color, passes: (candidate: Color) => boolean): Color | null {
  if (passes(color)) return color;
  const { l } = oklab(color);
  for (let step = LIGHTNESS_STEP; step <= 1 + LIGHTNESS_STEP; step += LIGHTNESS_STEP)
    for (const moved of [l - step, l + step]) {
      if (moved < -LIGHTNESS_STEP || moved > 1 + LIGHTNESS_STEP) continue;
      const candidate = withLightness(color, moved);
      if (passes(candidate)) return candidate;
    }
  return null;
}

function linear(color: Color): Triple {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Björn Ottosson's OKLab, by the matrices of CSS Color 4. */
function oklab(color: Color): Oklab {
  const [red, green, blue] = linear(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function linearOf({ l: lightness, a, b }: Oklab): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts to a colour of the screen, with less chroma if it is out of gamut. */
function inGamut(color: Oklab): Color {
  const fits = (triple: Triple) => triple.every((value) => value >= -0.0005 && value <= 1.0005);
  let chroma = 1;
  let triple = linearOf(color);
  while (!fits(triple) && chroma > 0) {
    chroma = Math.max(0, chroma - 0.04);
    triple = linearOf({ ...color, a: color.a * chroma, b: color.b * chroma });
  }
  return hex(
    triple.map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
}

function hex(channels: readonly number[]): Color {
  const digits = channels.map((value) => {
    const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
