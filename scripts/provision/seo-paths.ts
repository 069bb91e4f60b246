import type { AdminClient, ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';

/**
 * Deletes SEO paths that conflict with the given ones. A path is unique per language and sales channel, ignoring case, and
 * an entity has one canonical path. Shopware's worker creates paths as soon as there are categories and a domain.
 * @param planned all paths of the demo shop, which are kept
 * @throws ShopwareError
 */
export async function removeConflictingPaths(
  client: AdminClient,
  paths: readonly ShopwareRecord[],
  planned: readonly ShopwareRecord[],
): Promise<void> {
  const planById = new Map(planned.map((path) => [path.id, path]));
  const obsolete = new Set<string>();
  for (const [languageId, group] of Map.groupBy(paths, (path) => String(path['languageId']))) {
    const found = await client.search('seo_url', {
      filter: [
        { type: 'equals', field: 'salesChannelId', value: demo.salesChannelId },
        { type: 'equals', field: 'languageId', value: languageId },
        { type: 'multi', operator: 'or', queries: conflicts(group) },
      ],
      includes: { seo_url: ['id', 'foreignKey', 'seoPathInfo', 'isCanonical'] },
    });
    for (const { id, isCanonical } of found) {
      const plan = planById.get(id);
      if (plan === undefined || (isCanonical === true && plan['isCanonical'] !== true)) obsolete.add(id);
    }
  }
  if (obsolete.size > 0)
    await client.sync(
      'seo_url',
      'delete',
      [...obsolete].map((id) => ({ id })),
    );
}

function conflicts(paths: readonly ShopwareRecord[]): object[] {
  const value = paths.map((path) => path['seoPathInfo']);
  const samePath = { type: 'equalsAny', field: 'seoPathInfo', value };
  const keys = paths.filter((path) => path['isCanonical'] === true).map((path) => path['foreignKey']);
  // Shopware rejects an empty list.
  if (keys.length === 0) return [samePath];
  const queries = [
    { type: 'equals', field: 'isCanonical', value: true },
    { type: 'equalsAny', field: 'foreignKey', value: keys },
  ];
  return [samePath, { type: 'multi', operator: 'and', queries }];
}
