/** How large a generated shop is, besides the demo shop that it is built around. */
export interface LargeSize {
  readonly products: number;
  readonly categories: number;
  /** Property groups, each with twenty options. */
  readonly properties: number;
}

const TOPS = 12;
const BELOW_TOP = 20;

/** A shop of so many products, with as many categories and properties as such a shop has. */
export function sizeOf(products: number): LargeSize {
  return {
    products,
    categories: Math.min(5_000, Math.max(20, Math.ceil(products / 20))),
    properties: Math.min(300, Math.max(10, Math.ceil(Math.sqrt(products)))),
  };
}

/** The place in the tree of the category with a number from 0; three levels, filled from the top. */
export function parentOf(category: number): number | null {
  if (category < TOPS) return null;
  const seconds = TOPS * BELOW_TOP;
  return category < TOPS + seconds ? (category - TOPS) % TOPS : TOPS + ((category - TOPS) % seconds);
}

/** Numbers of the categories without others below. */
export function leavesOf(categories: number): number[] {
  const parents = new Set(Array.from({ length: categories }, (_, index) => parentOf(index)));
  return Array.from({ length: categories }, (_, index) => index).filter((index) => !parents.has(index));
}
