import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import { fixed } from './drawing.ts';

const font = openSync(fileURLToPath(new URL('./label.ttf', import.meta.url)));
if (!('layout' in font)) throw new Error('label.ttf is a collection of fonts, one font is needed');

/** Text as outlines, so that every renderer draws the same letters; `size` in pixels, `y` is the base line. */
export function words(text: string, x: number, y: number, size: number, fill: string): string {
  if (!('layout' in font)) return '';
  const run = font.layout(text);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  let outlines = '';
  run.glyphs.forEach((glyph, index) => {
    outlines += `<path transform="translate(${fixed(x + advance * scale)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${glyph.path.toSVG()}"/>`;
    advance += (run.positions[index]?.xAdvance ?? 0) - 8;
  });
  return `<g fill="${fill}">${outlines}</g>`;
}
