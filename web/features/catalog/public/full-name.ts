import type { ProductCardPartsFragment, ProductPartsFragment } from '../../../generated/graphql.ts';

/** Name with the options of the variant. */
export function fullName({ name, options }: Pick<ProductPartsFragment, 'name' | 'options'>): string {
  return [name, ...options.map(({ label }) => label)].join(', ');
}

/** Name in lists, with the options by which the shop lists the variants separately. */
export function listedName({
  name,
  listedOptions,
}: Pick<ProductCardPartsFragment, 'name' | 'listedOptions'>): string {
  return [name, ...listedOptions].join('\u00a0· ');
}
