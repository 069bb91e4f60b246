import { type Entity, type SwList, type SwProduct, UUID } from '../entities.ts';
import { ShopwareError } from '../errors.ts';
import { CARDS, DETAIL, equalsAny, fields, GROUP, OPTION, PICTURE_INCLUDES } from './criteria.ts';
import type { Read } from './public-reads.ts';

/** Data of a product page; null if it is not available. For a parent, Shopware returns a variant. */
export async function loadProduct(read: Read, id: string): Promise<SwProduct | null> {
  if (!UUID.test(id)) return null;
  try {
    const { product } = await read<Entity<'ProductDetailResponse'>>({
      name: 'product',
      call: { path: `/product/${id}?skipConfigurator=1`, seoUrls: true, body: DETAIL },
      tags: (body) => [`product:${id}`, `product:${body.product?.parentId ?? id}`],
    });
    return product ?? null;
  } catch (error) {
    if (error instanceof ShopwareError && error.status === 404) return null;
    throw error;
  }
}

const MAX_PAGES = 5;
const PAGE_SIZE = 100;

const VARIANTS = {
  associations: { options: { associations: { group: {} } }, cover: { associations: { media: {} } } },
  includes: {
    ...PICTURE_INCLUDES,
    product: fields('id parentId available isCloseout optionIds options seoUrls cover'),
    property_group: GROUP,
    property_group_option: [...OPTION, 'groupId', 'group', 'media'],
    product_media: ['media'],
  },
};

/** Loads all variants of products with options, paths and availability, in the order of the parents. */
export async function loadVariants(read: Read, parentIds: readonly string[]) {
  const criteria = { filter: [equalsAny('parentId', parentIds)], ...VARIANTS };
  const found: SwProduct[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { elements } = await read<SwList<SwProduct>>({
      name: 'variants',
      call: { path: '/product', seoUrls: true, body: { ...criteria, limit: PAGE_SIZE, page } },
      tags: () => parentIds.map((id) => `product:${id}`),
    });
    found.push(...(elements ?? []));
    if ((elements ?? []).length < PAGE_SIZE) break;
  }
  return parentIds.map((id) => found.filter(({ parentId }) => parentId === id));
}

/** Loads products as cards in one call, in the order of the ids; null for those not on sale. */
export async function loadCards(read: Read, ids: readonly string[]): Promise<(SwProduct | null)[]> {
  const body = { limit: Math.min(100, ids.length), filter: [equalsAny('id', ids)], ...CARDS };
  const { elements } = await read<SwList<SwProduct>>({
    name: 'productCards',
    call: { path: '/product', seoUrls: true, body },
    tags: productTags,
  });
  return ids.map((id) => elements?.find((product) => product.id === id) ?? null);
}

export function productTags({ elements }: SwList<SwProduct>): string[] {
  return (elements ?? []).flatMap(({ id, parentId }) => [
    ...(id ? [`product:${id}`] : []),
    ...(parentId ? [`product:${parentId}`] : []),
  ]);
}
