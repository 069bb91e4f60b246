import { SANDBOX_CREDENTIALS } from '../../sandbox-credentials.ts';

export type Listed = 'product' | 'category';

interface Found {
  readonly total?: number;
  readonly elements?: readonly { readonly seoUrls?: readonly { readonly seoPathInfo?: string }[] | null }[];
}

/** Products, or categories with a page. @param place of one of them, from 1 */
async function list(shopware: string, entity: Listed, place: number): Promise<Found> {
  const answer = await fetch(`${shopware}/store-api/${entity}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': SANDBOX_CREDENTIALS.SHOPWARE_ACCESS_TOKEN,
      'sw-include-seo-urls': '1',
    },
    body: JSON.stringify({
      limit: 1,
      page: place,
      'total-count-mode': 1,
      ...(entity === 'category' ? { filter: [{ type: 'equals', field: 'type', value: 'page' }] } : {}),
      includes: { [entity]: ['id', 'seoUrls'], seo_url: ['seoPathInfo'] },
    }),
  });
  return answer.json();
}

/**
 * Path in the shop's first language of the entity at a place of Shopware's list; null for one without.
 * @param place from 1
 */
export async function pathAt(shopware: string, entity: Listed, place: number): Promise<string | null> {
  const { elements } = await list(shopware, entity, place);
  const path = elements?.[0]?.seoUrls?.[0]?.seoPathInfo;
  return path === undefined ? null : `/${path}`;
}

/** How many of them Shopware lists. */
export async function countOf(shopware: string, entity: Listed): Promise<number> {
  return (await list(shopware, entity, 1)).total ?? 0;
}
