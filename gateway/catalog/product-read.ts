import type { Read } from '../graphql/loaders.ts';
import type { SwList, SwProduct, SwProductDetail } from '../shopware/entities.ts';
import { ShopwareError } from '../shopware/errors.ts';
import { DETAIL_ASSOCIATIONS, DETAIL_INCLUDES } from './includes.ts';

const UUID = /^[0-9a-f]{32}$/;

/**
 * A product for its own page. Shopware answers a variant parent with one of its variants.
 * @returns null when it is not sold here
 */
export async function loadProduct(read: Read, id: string): Promise<SwProduct | null> {
  if (!UUID.test(id)) return null;
  try {
    const { product } = await read<SwProductDetail>({
      name: 'product',
      call: {
        path: `/product/${id}`,
        seoUrls: true,
        body: {
          skipCmsPage: true,
          skipConfigurator: true,
          associations: DETAIL_ASSOCIATIONS,
          includes: DETAIL_INCLUDES,
        },
      },
      tags: (body) => [`product:${id}`, `product:${body.product?.parentId ?? id}`],
    });
    return product ?? null;
  } catch (error) {
    if (error instanceof ShopwareError && error.status === 404) return null;
    throw error;
  }
}

/** All variants of a product with their options, paths and whether they can be bought. One call. */
export async function loadVariants(read: Read, parentId: string): Promise<readonly SwProduct[]> {
  const { elements } = await read<SwList<SwProduct>>({
    name: 'variants',
    call: {
      path: '/product',
      seoUrls: true,
      body: {
        limit: 100,
        filter: [{ type: 'equals', field: 'parentId', value: parentId }],
        associations: { options: { associations: { group: {} } } },
        includes: {
          product: ['id', 'parentId', 'available', 'isCloseout', 'optionIds', 'options', 'seoUrls'],
          seo_url: DETAIL_INCLUDES.seo_url,
          property_group: ['id', 'name', 'translated.name', 'displayType', 'position'],
          property_group_option: DETAIL_INCLUDES.property_group_option,
          media: ['url', 'alt', 'translated.alt'],
        },
      },
    },
    tags: () => [`product:${parentId}`],
  });
  return elements ?? [];
}
