import type { SwCmsPage } from '../../shopware/entities.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { LAYOUT_INCLUDES } from '../../shopware/reads/layout-includes.ts';
import type { GatewayContext } from '../shared/context.ts';

/** A layout by its id (cases 630–632); null if it does not exist. */
export async function cmsLayout({ read }: GatewayContext, id: string): Promise<SwCmsPage | null> {
  try {
    return await read<SwCmsPage>({
      name: 'layout',
      call: { path: `/cms/${id}`, body: { includes: LAYOUT_INCLUDES } },
      tags: () => [`cms_page:${id}`],
    });
  } catch (error) {
    if (error instanceof ShopwareError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
