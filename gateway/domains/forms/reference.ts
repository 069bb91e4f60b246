import { randomInt } from 'node:crypto';

/** Characters that cannot be confused on the phone. */
const SIGNS = 'ACDEFHJKLMNPRTUVWXY34679';

/** Reference number of a message: date and five characters, e.g. `261121-K7RXA`. */
export function newReference(): string {
  const day = new Date().toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}-${Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
