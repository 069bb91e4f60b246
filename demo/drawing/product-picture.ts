import type { Kind } from './archetypes.ts';
import type { Shape } from './figure.ts';
import type { Ground } from './grounds.ts';

/** A thing on a ground, perhaps seen closer: factor and shift in pixels. */
export interface ProductPicture {
  readonly kind: Kind;
  readonly ground: Ground;
  readonly shape: Shape;
  readonly view?: { readonly zoom: number; readonly dx: number; readonly dy: number };
}

/** A picture of a kind on a ground. */
export const picture = (
  kind: Kind,
  ground: Ground,
  shape: Shape = {},
  view?: ProductPicture['view'],
): ProductPicture => ({ kind, ground, shape, ...(view ? { view } : {}) });

/** The colours that variants come in, as in the catalogue. */
export const paint = {
  red: '#c8281e',
  green: '#3f5a4c',
  blue: '#2d4a63',
  cream: '#e6dfd0',
  graphite: '#3a3b3d',
  yellow: '#e0b23c',
  sand: '#cbb894',
} as const;
