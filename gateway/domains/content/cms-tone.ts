import type { CmsTone } from '../../../schema/generated/types.ts';
import { luminance, parseColor } from '../../lib/color.ts';

/** Least luminance of a ground on which a text of second rank (`#4f4a44`) has a contrast of 4.5 : 1. */
const LIGHT_FROM = 0.486;
/** Least luminance of a ground on which black stands out more than white. */
const MEDIUM_FROM = 0.18;

/** How light a layout's ground is; null where the colour cannot be told or can be seen through. */
export function toneOf(background: string): CmsTone | null {
  const color = parseColor(background);
  if (color === null) return null;
  const light = luminance(color);
  if (light >= LIGHT_FROM) return 'LIGHT';
  return light >= MEDIUM_FROM ? 'MEDIUM' : 'DARK';
}
