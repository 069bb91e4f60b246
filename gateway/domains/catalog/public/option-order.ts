import { isObject } from '../../../lib/json.ts';
import type { Nullable, SwGroup, SwOption, Translated } from '../../../shopware/entities.ts';
import { translated } from '../../../shopware/mappers/translated.ts';

/**
 * Order of property groups as in Shopware's storefront (`PropertyGroupCollection`): by position, then by name. A position
 * is translated separately: in a language without positions, all are equal.
 */
export function byGroup(a: Nullable<SwGroup>, b: Nullable<SwGroup>): number {
  return positionOf(a) - positionOf(b) || byName(a, b);
}

/** Order of the options of a group: by name if it is sorted alphanumerically, otherwise by position, then by name. */
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

/** Order by name, with numbers compared as numbers. */
export function byName(a: Nullable<Translated>, b: Nullable<Translated>): number {
  return (translated(a, 'name') ?? '').localeCompare(translated(b, 'name') ?? '', undefined, {
    numeric: true,
  });
}
