import { darken, lighten } from './colour.ts';
import type { Drawing, Stop } from './drawing.ts';

/** What a thing is made of; `c` is its colour. */
export type Material =
  | { readonly k: 'steel' | 'polished' | 'glass'; readonly c?: undefined }
  | { readonly k: 'metal' | 'matte' | 'enamel' | 'ceramic' | 'wood'; readonly c: string };

export const material = {
  steel: { k: 'steel' },
  polished: { k: 'polished' },
  glass: { k: 'glass' },
  copper: { k: 'metal', c: '#c07a52' },
  brass: { k: 'metal', c: '#b9975a' },
  black: { k: 'matte', c: '#252526' },
  enamel: (c: string) => ({ k: 'enamel' as const, c }),
  matte: (c: string) => ({ k: 'matte' as const, c }),
  ceramic: (c: string) => ({ k: 'ceramic' as const, c }),
  wood: (c = '#b98a5a') => ({ k: 'wood' as const, c }),
} as const;

const STEEL: readonly Stop[] = [
  [0, '#85898b'],
  [0.05, '#a9adae'],
  [0.14, '#dfe1e0'],
  [0.22, '#f7f7f5'],
  [0.29, '#f1f1ef'],
  [0.4, '#c6c9ca'],
  [0.54, '#a2a6a8'],
  [0.66, '#8f9496'],
  [0.76, '#a9adaf'],
  [0.87, '#d3d5d4'],
  [0.94, '#b4b7b8'],
  [1, '#7a7e80'],
];
const POLISHED: readonly Stop[] = [
  [0, '#5f6467'],
  [0.04, '#9a9ea1'],
  [0.1, '#e9eae9'],
  [0.2, '#ffffff'],
  [0.27, '#eceded'],
  [0.33, '#a3a7aa'],
  [0.45, '#c2c5c6'],
  [0.6, '#7d8285'],
  [0.68, '#5d6265'],
  [0.75, '#8e9395'],
  [0.86, '#e6e7e6'],
  [0.93, '#b6b9ba'],
  [1, '#666b6e'],
];
const GLASS: readonly Stop[] = [
  [0, '#6f7d7f', 0.42],
  [0.05, '#c9d2d2', 0.3],
  [0.16, '#ffffff', 0.5],
  [0.3, '#ffffff', 0.14],
  [0.62, '#b8c2c2', 0.12],
  [0.86, '#8f9b9c', 0.24],
  [0.95, '#ffffff', 0.32],
  [1, '#5f6c6e', 0.45],
];

/** How light runs across a body of this material, from its left edge to its right one. */
export function stops(of: Material): readonly Stop[] {
  switch (of.k) {
    case 'steel':
      return STEEL;
    case 'polished':
      return POLISHED;
    case 'glass':
      return GLASS;
    case 'metal':
      return [
        [0, darken(of.c, 0.42)],
        [0.08, darken(of.c, 0.1)],
        [0.2, lighten(of.c, 0.62)],
        [0.27, lighten(of.c, 0.5)],
        [0.42, of.c],
        [0.66, darken(of.c, 0.34)],
        [0.84, lighten(of.c, 0.22)],
        [0.93, darken(of.c, 0.1)],
        [1, darken(of.c, 0.45)],
      ];
    case 'enamel':
      return [
        [0, darken(of.c, 0.3)],
        [0.1, darken(of.c, 0.06)],
        [0.26, lighten(of.c, 0.14)],
        [0.42, of.c],
        [0.7, darken(of.c, 0.22)],
        [0.9, darken(of.c, 0.42)],
        [0.97, darken(of.c, 0.3)],
        [1, darken(of.c, 0.36)],
      ];
    case 'ceramic':
      return [
        [0, darken(of.c, 0.14)],
        [0.12, darken(of.c, 0.02)],
        [0.28, lighten(of.c, 0.3)],
        [0.45, of.c],
        [0.72, darken(of.c, 0.15)],
        [0.92, darken(of.c, 0.28)],
        [1, darken(of.c, 0.2)],
      ];
    case 'wood':
      return [
        [0, darken(of.c, 0.3)],
        [0.12, darken(of.c, 0.04)],
        [0.3, lighten(of.c, 0.2)],
        [0.5, of.c],
        [0.78, darken(of.c, 0.28)],
        [1, darken(of.c, 0.42)],
      ];
    case 'matte':
      return [
        [0, darken(of.c, 0.26)],
        [0.14, lighten(of.c, 0.02)],
        [0.3, lighten(of.c, 0.13)],
        [0.5, of.c],
        [0.78, darken(of.c, 0.26)],
        [0.94, darken(of.c, 0.4)],
        [1, darken(of.c, 0.32)],
      ];
  }
}

/** A paint that runs across a body from `-radius` to `radius`. */
export const acrossFill = (d: Drawing, of: Material, radius: number): string =>
  d.lin(stops(of), -radius, 0, radius, 0);

/** Colour of handles made of it. */
export const handleColour = (of: Material): string => of.c ?? '#a4a8aa';
