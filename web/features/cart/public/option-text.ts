import type { CartPartsFragment } from '../../../generated/graphql.ts';

type CartLine = CartPartsFragment['items'][number];

/** E.g. `24 cm, Zinnoberrot`. */
export function optionText(options: CartLine['options']): string {
  return options.map(({ values, unit }) => [values.join(', '), unit].filter(Boolean).join(' ')).join(', ');
}
