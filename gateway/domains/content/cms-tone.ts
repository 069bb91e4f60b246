import type { CmsTone } from '../../../schema/generated/types.ts';
import { type Color, hasContrast, parseColor } from '../../lib/color.ts';

/** WCAG 2.2, 1.4.3. */
const TEXT_RATIO = 4.5;
/** Text of second rank on a layout's ground (`web/styles/cms.css`). */
const SECOND_RANK: Color = '#4f4a44';
const BLACK: Color = '#000000';

/** How light a layout's ground is; null where the colour cannot be told or can be seen through. */
export function toneOf(background: string): CmsTone | null {
  const color = parseColor(background);
  if (color === null) return null;
  const bears = (text: Color) => hasContrast(text, [color], TEXT_RATIO);
  if (bears(SECOND_RANK)) return 'LIGHT';
  return bears(BLACK) ? 'MEDIUM' : 'DARK';
}
