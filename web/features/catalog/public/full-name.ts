import type { ProductPartsFragment } from '../../../generated/graphql.ts';

/** Name with the options of the variant. */
export function fullName({ name, options }: Pick<ProductPartsFragment, 'name' | 'options'>): string {
  return [name, ...options.map(({ label }) => label)].join(', ');
}
