import { idOf, optionId, propertyGroupId } from '../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import type { Surroundings } from './surroundings.ts';
import { translations } from './translations.ts';

/** What products are filtered by and what makes their variants. */
export function propertyGroups(around: Surroundings): ShopwareRecord[] {
  return demo.catalogue.propertyGroups.map((group, at) => ({
    id: propertyGroupId(group.key),
    displayType: group.display,
    // Shopware knows two orders; its alphanumeric one compares numbers as numbers.
    sortingType: group.sort === 'position' ? 'position' : 'alphanumeric',
    filterable: group.filterable,
    visibleOnProductDetailPage: true,
    translations: translations(around, (lang) => ({ name: group.name[lang], position: at + 1 })),
    options: group.options.map((option, position) => ({
      id: optionId(option.key),
      colorHexCode: option.color ?? null,
      translations: translations(around, (lang) => ({ name: option.name[lang], position: position + 1 })),
    })),
  }));
}

/** Who makes the goods. */
export function manufacturers(around: Surroundings): ShopwareRecord[] {
  return demo.catalogue.manufacturers.map(({ key, name, url, about }) => ({
    id: idOf('manufacturer', key),
    link: url ?? null,
    translations: translations(around, (lang) => ({ name, description: about?.[lang] ?? null })),
  }));
}
