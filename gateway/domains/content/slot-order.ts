const COLUMNS = ['left', 'center-left', 'center', 'center-right', 'right'];
const ROWS = ['top', 'image', 'text', 'bottom'];

/**
 * Compares two slots of a block by Shopware's slot names, in reading order: by column from left to right, then from
 * top to bottom (`left-image`, `left-text`, `center-image`). Other names come first, sorted by name.
 */
export function compareSlots(one: { readonly slot: string }, other: { readonly slot: string }): number {
  const [a, b] = [positionOf(one.slot), positionOf(other.slot)];
  return a.column - b.column || a.row - b.row || one.slot.localeCompare(other.slot);
}

function positionOf(slot: string): { column: number; row: number } {
  const row = ROWS.findIndex((name) => slot.endsWith(`-${name}`));
  const column = row < 0 ? slot : slot.slice(0, -`-${ROWS[row]}`.length);
  return { column: COLUMNS.indexOf(column), row };
}
