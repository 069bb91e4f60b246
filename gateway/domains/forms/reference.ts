import { randomInt } from 'node:crypto';

/** Signs that are not taken for another on the phone. */
const SIGNS = 'ACDEFHJKLMNPRTUVWXY34679';

/** A number by which shopper and shop speak of a message: day and five signs, e.g. `261121-K7RXA`. */
export function newReference(): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}-${Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
