import { darken, lighten } from './colour.ts';
import { type Drawing, fixed } from './drawing.ts';
import { RATIO } from './geometry.ts';

/** Contact shadow and soft shadow to the right of a standing body of radius `r`; `reach` lengthens it. */
export const standingShadow = (d: Drawing, r: number, reach = 1): string =>
  `<g fill="#1d130c"><ellipse cx="${fixed(r * 0.42 * reach)}" cy="${fixed(r * 0.1)}" rx="${fixed(r * 1.28)}" ry="${fixed(r * 0.27)}" opacity=".2" ${d.blur(24)}/><ellipse cx="${fixed(r * 0.12)}" cy="${fixed(r * 0.08)}" rx="${fixed(r * 1.06)}" ry="${fixed(r * 0.23)}" opacity=".3" ${d.blur(9)}/><ellipse cx="0" cy="2" rx="${fixed(r * 1.005)}" ry="${fixed(r * RATIO * 1.03)}" opacity=".6" ${d.blur(3)}/></g>`;

/** Shadow to the lower right of a thing seen from above; `lift` is how high it lies. */
export const planShadow = (d: Drawing, path: string, lift = 1): string =>
  `<g fill="#1d130c"><path d="${path}" transform="translate(${fixed(20 * lift)} ${fixed(26 * lift)})" opacity=".2" ${d.blur(Math.round(18 * lift) || 1)}/><path d="${path}" transform="translate(${fixed(6 * lift)} ${fixed(8 * lift)})" opacity=".3" ${d.blur(Math.max(2, Math.round(5 * lift)))}/></g>`;

/** A round bar along a path. */
export const tube = (path: string, width: number, colour: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${darken(colour, 0.5)}" stroke-width="${width}"/><path d="${path}" stroke="${colour}" stroke-width="${fixed(width * 0.74)}" transform="translate(${fixed(-width * 0.06)} ${fixed(-width * 0.08)})"/><path d="${path}" stroke="${lighten(colour, 0.55)}" stroke-width="${fixed(width * 0.2)}" opacity=".85" transform="translate(${fixed(-width * 0.14)} ${fixed(-width * 0.2)})"/></g>`;
