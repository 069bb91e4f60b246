import { loaf, muffin, ringMould, springform, tartTin } from './bakeware.ts';
import { bottle, tumbler } from './bottles.ts';
import { colander, moka, mortar } from './brewing.ts';
import { cutlery, fork, scissors, tableSpoon } from './cutlery.ts';
import type { Archetype } from './figure.ts';
import { apron, book, rollingPin, scale, timer, trivet } from './kitchen-goods.ts';
import { knife, paring } from './knives.ts';
import { pan } from './pans.ts';
import { blades, bowlStack, handle, honingSteel, knob, looseLid } from './parts.ts';
import { casserole, cocotte } from './pots.ts';
import { pressure, saucepan } from './saucepans.ts';
import { jarRow, knifeRow, saladServers, spiceBox, sundaySet } from './sets.ts';
import { crock, grater } from './standing-tools.ts';
import { jar, mill, spice } from './storage.ts';
import { board, gasket, plate, towel } from './table.ts';
import { ladle, peeler, sieve, spatula, spoon, whisk } from './tools.ts';
import { bowl, carafe, kettle, mug } from './vessels.ts';

/** Everything that can be drawn, by its name. */
export const archetypes = {
  blades,
  bowlStack,
  handle,
  honingSteel,
  knob,
  looseLid,
  apron,
  board,
  book,
  bottle,
  bowl,
  carafe,
  casserole,
  cocotte,
  colander,
  crock,
  cutlery,
  fork,
  gasket,
  grater,
  jar,
  jarRow,
  kettle,
  knife,
  knifeRow,
  ladle,
  loaf,
  mill,
  moka,
  mortar,
  muffin,
  mug,
  pan,
  paring,
  peeler,
  plate,
  pressure,
  ringMould,
  rollingPin,
  saladServers,
  saucepan,
  scale,
  scissors,
  sieve,
  spatula,
  spice,
  spiceBox,
  spoon,
  springform,
  sundaySet,
  tableSpoon,
  tartTin,
  timer,
  towel,
  trivet,
  tumbler,
  whisk,
} as const satisfies Record<string, Archetype>;

export type Kind = keyof typeof archetypes;
