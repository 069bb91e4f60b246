import { darken, lighten, randomFrom } from './colour.ts';
import { fixed } from './drawing.ts';

/** Lines of wood grain over a box, along (`h`) or down (`v`), the same for the same seed. */
export function grainLines(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  lines: number,
  seed: number,
  direction: 'h' | 'v' = 'h',
  opacity = 0.22,
): string {
  const random = randomFrom(seed);
  let drawn = '';
  for (let line = 0; line < lines; line++) {
    const t = (line + random() * 0.8) / lines;
    const a = (random() - 0.5) * 10;
    const b = (random() - 0.5) * 14;
    const stroke = 0.6 + random() * random() * 2.6;
    const strength = opacity * (0.35 + random() * 0.65);
    const tone = random() > 0.75 ? lighten(colour, 0.35) : darken(colour, 0.5);
    const path =
      direction === 'h'
        ? `M${fixed(x - 5)} ${fixed(y + t * height)}c${fixed(width * 0.3)} ${fixed(a)} ${fixed(width * 0.6)} ${fixed(b)} ${fixed(width + 10)} ${fixed(a - b)}`
        : `M${fixed(x + t * width)} ${fixed(y - 5)}c${fixed(a)} ${fixed(height * 0.3)} ${fixed(b)} ${fixed(height * 0.6)} ${fixed(a - b)} ${fixed(height + 10)}`;
    drawn += `<path d="${path}" stroke="${tone}" stroke-width="${fixed(stroke)}" fill="none" opacity="${fixed(strength)}"/>`;
  }
  return drawn;
}
