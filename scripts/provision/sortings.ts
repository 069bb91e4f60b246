import type { AdminClient } from './admin-client.ts';
import { demo } from './demo.ts';
import { isObject } from './json.ts';
import { LANGS, type Surroundings } from './surroundings.ts';

/**
 * Names Shopware's own orders of listings in French where they have no name yet. Shopware locks these entities, but not
 * their translations.
 * @returns how many were named
 * @throws ShopwareError
 */
export async function nameSortings(client: AdminClient, { languages }: Surroundings): Promise<number> {
  if (!LANGS.includes('fr')) return 0;
  const known = await client.search('product_sorting', { associations: { translations: {} } });
  const missing = demo.salesChannel.sortings.flatMap(({ key, label }) => {
    const sorting = known.find((record) => record['key'] === key);
    const translations = Array.isArray(sorting?.['translations']) ? sorting['translations'] : [];
    const named = translations.filter(isObject).some(({ languageId }) => languageId === languages.fr);
    return sorting === undefined || named
      ? []
      : [{ productSortingId: sorting.id, languageId: languages.fr, label: label.fr }];
  });
  if (missing.length === 0) return 0;
  const entity = 'product_sorting_translation';
  await client.send('POST', '/api/_action/sync', {
    [entity]: { entity, action: 'upsert', payload: missing },
  });
  return missing.length;
}
