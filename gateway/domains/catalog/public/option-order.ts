import { isObject } from '../../../lib/json.ts';
import type { Nullable, SwGroup, SwOption, Translated } from '../../../shopware/entities.ts';
import { translated } from '../../../shopware/mappers/translated.ts';

/**
 * Order of property groups, as Shopware's own storefront has it (`PropertyGroupCollection`): by position, then by name. A
 * position is a translation of its own: in a language where nobody set it, it is the same for all.
 */
export function byGroup(a: Nullable<SwGroup>, b: Nullable<SwGroup>): number {
  return positionOf(a) - positionOf(b) || byName(a, b);
}

/** Order of the options of a group: by name where it is sorted alphanumerically, else by position, then by name. */
export function byOption(
  group: Nullable<Pick<SwGroup, 'sortingType'>>,
): (a: SwOption, b: SwOption) => number {
  return group?.sortingType === 'alphanumeric'
    ? byName
    : (a, b) => positionOf(a) - positionOf(b) || byName(a, b);
}

function positionOf(entity: Nullable<SwGroup | SwOption>): number {
  const inLanguage = isObject(entity?.translated) ? entity.translated['position'] : undefined;
  return typeof inLanguage === 'number' ? inLanguage : (entity?.position ?? 0);
}

/** Order by name, numbers as numbers. */
export function byName(a: Nullable<Translated>, b: Nullable<Translated>): number {
  return (translated(a, 'name') ?? '').localeCompare(translated(b, 'name') ?? '', undefined, {
    numeric: true,
  });
}
