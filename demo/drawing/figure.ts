import type { Drawing } from './drawing.ts';
import type { Material } from './material.ts';

/** A drawn thing: standing ones have their origin at the centre of the base, those seen from above at their centre. */
export interface Figure {
  readonly s: string;
  readonly h: number;
  readonly w: number;
  readonly top?: boolean;
}

/** How one thing differs from its kind: measures in drawing units, colours `#rrggbb`, angles in degrees. */
export interface Shape {
  readonly r?: number;
  readonly h?: number;
  readonly w?: number;
  readonly x?: number;
  /** Length of a blade or handle. */
  readonly L?: number;
  /** Breadth of a blade. */
  readonly B?: number;
  /** Length of a knife's handle. */
  readonly H?: number;
  /** Rotation. */
  readonly a?: number;
  /** Thickness of a rim. */
  readonly t?: number;
  /** Staves of a board. */
  readonly n?: number;
  readonly seed?: number;
  /** Size, stretch of grains, and how full a jar is (0 to 1). */
  readonly gs?: number;
  readonly gx?: number;
  readonly lvl?: number;
  readonly hw?: number;
  /** Rounding of the foot. */
  readonly cr?: number;
  readonly dome?: number | undefined;
  readonly c?: string;
  /** Colours of handle, filling, stripes, ground, rim, dip and band. */
  readonly hc?: string;
  readonly fc?: string;
  readonly k?: string;
  readonly g?: string;
  readonly rim?: string;
  readonly dip?: string;
  readonly band?: string;
  readonly label?: string;
  readonly kind?: 'bread' | 'santoku' | 'cheese';
  /** Materials: of the body, lid, handle, inside, knob. */
  readonly m?: Material;
  readonly lm?: Material;
  readonly hm?: Material;
  readonly inn?: Material;
  readonly knob?: Material | undefined;
  readonly open?: boolean;
  readonly lid?: boolean;
  readonly loop?: boolean | undefined;
  /** Share of a pan's radius that lies on the hob. */
  readonly floor?: number;
  /** Out of one piece of iron: no collar, no bright rim. */
  readonly forged?: boolean;
  /** A small grip opposite the handle. */
  readonly lug?: boolean;
  /** Heights below the rim of beads pressed into a wall. */
  readonly beads?: readonly number[];
  /** Whether the wall lets steam through. */
  readonly holes?: boolean;
  readonly coffee?: boolean;
  readonly steel?: boolean;
  readonly wood?: boolean;
  readonly speck?: boolean;
  readonly coupe?: boolean;
  readonly groove?: boolean;
  readonly rivets?: boolean;
  readonly bolster?: boolean;
  readonly cork?: boolean;
  readonly handles?: { readonly w: number; readonly L: number };
  /** Stripes of a towel: distance from the edge and width. */
  readonly st?: readonly (readonly [x: number, width: number])[];
  /** Cups of a muffin tin or sheets of a set. */
  readonly count?: number;
}

export type Archetype = (d: Drawing, o?: Shape) => Figure;
