import type { SwCmsPage } from '../../shopware/entities.ts';
import { nullIfMissing } from '../../shopware/errors.ts';
import { LAYOUT_INCLUDES } from '../../shopware/reads/criteria.ts';
import type { GatewayContext } from '../shared/context.ts';

/** A layout by its id (cases 630–632); null if it does not exist. */
export function cmsLayout({ read }: GatewayContext, id: string): Promise<SwCmsPage | null> {
  const layout = read<SwCmsPage>({
    name: 'layout',
    call: { path: `/cms/${id}`, body: { includes: LAYOUT_INCLUDES } },
    tags: () => [`cms_page:${id}`],
  });
  return nullIfMissing(layout);
}
