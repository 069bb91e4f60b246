import type { AdminClient, ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';

/**
 * Deletes the SEO paths that stand in the way of these: in one language and sales channel a path may stand once, without
 * regard to case, and an entity may have one canonical path. Shopware's worker makes paths of its own as soon as there are
 * categories and an address, at any moment; what it finds set by hand it leaves.
 * @param planned all paths of the demo shop, which are not deleted for another one's sake
 * @returns how many were deleted
 * @throws ShopwareError
 */
export async function clearTheWay(
  client: AdminClient,
  paths: readonly ShopwareRecord[],
  planned: readonly ShopwareRecord[],
): Promise<number> {
  const plan = new Map(planned.map((path) => [path.id, path]));
  const ids = new Set<string>();
  for (const [languageId, ofLanguage] of byLanguage(paths)) {
    const found = await client.search('seo_url', {
      filter: [
        { type: 'equals', field: 'salesChannelId', value: demo.salesChannelId },
        { type: 'equals', field: 'languageId', value: languageId },
        { type: 'multi', operator: 'or', queries: conflicts(ofLanguage) },
      ],
      includes: { seo_url: ['id', 'foreignKey', 'seoPathInfo', 'isCanonical'] },
    });
    for (const row of found) if (inTheWay(row, plan.get(row.id))) ids.add(row.id);
  }
  if (ids.size === 0) return 0;
  const entity = 'seo_url';
  const payload = [...ids].map((id) => ({ id }));
  await client.send('POST', '/api/_action/sync', { [entity]: { entity, action: 'delete', payload } });
  return ids.size;
}

function conflicts(paths: readonly ShopwareRecord[]): object[] {
  const samePath = {
    type: 'equalsAny',
    field: 'seoPathInfo',
    value: paths.map((path) => path['seoPathInfo']),
  };
  const keys = canonical(paths).map(foreignKey);
  // Shopware refuses a list without a value.
  if (keys.length === 0) return [samePath];
  const sameEntity = [
    { type: 'equals', field: 'isCanonical', value: true },
    { type: 'equalsAny', field: 'foreignKey', value: keys },
  ];
  return [samePath, { type: 'multi', operator: 'and', queries: sameEntity }];
}

const foreignKey = (path: ShopwareRecord): string => String(path['foreignKey']);

const canonical = (paths: readonly ShopwareRecord[]): ShopwareRecord[] =>
  paths.filter((path) => path['isCanonical'] === true);

function byLanguage(paths: readonly ShopwareRecord[]): Map<string, ShopwareRecord[]> {
  const languages = new Map<string, ShopwareRecord[]>();
  for (const path of paths) {
    const languageId = String(path['languageId']);
    languages.set(languageId, [...(languages.get(languageId) ?? []), path]);
  }
  return languages;
}

/** What the search found is in the way, but for the paths of the demo shop, unless one of them is no longer canonical. */
function inTheWay(row: ShopwareRecord, planned: ShopwareRecord | undefined): boolean {
  return planned === undefined || (row['isCanonical'] === true && planned['isCanonical'] !== true);
}
