import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { navigationRead, walk } from '../../shopware/reads/navigation-tree.ts';
import type { GatewayContext } from '../shared/context.ts';
import { PHONE } from './shop-fields.ts';

/**
 * Phone number or e-mail address of the first such link in the footer menu, for a shop without the custom field. Null
 * without a link, or if the menu cannot be read.
 */
export async function footerContact(
  { read, log }: GatewayContext,
  scheme: 'tel:' | 'mailto:',
): Promise<string | null> {
  try {
    for (const { category } of walk(await read(navigationRead('FOOTER')))) {
      const url = safeUrl(translated(category, 'externalLink'));
      if (!url?.startsWith(scheme)) continue;
      const label = translated(category, 'name') ?? '';
      return scheme === 'tel:' && PHONE.test(label)
        ? label
        : (url.slice(scheme.length).split('?')[0] ?? null);
    }
  } catch (error) {
    log.warn({ err: error }, 'the footer menu cannot be read');
  }
  return null;
}
