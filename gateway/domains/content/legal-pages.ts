import type { LegalPage, LegalRole } from '../../../schema/generated/types.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { categoryPath } from '../../shopware/reads/entity-path.ts';
import { navigationRead, walk } from '../../shopware/reads/navigation-tree.ts';
import type { GatewayContext } from '../shared/context.ts';

const ROLES: Readonly<Record<string, LegalRole>> = {
  terms: 'TERMS',
  privacy: 'PRIVACY',
  imprint: 'IMPRINT',
  withdrawal: 'WITHDRAWAL',
};

/**
 * Legal pages: categories of the service and footer menus with the custom field `kontor_role`, since the Store API does
 * not identify them.
 */
export async function legalPages(context: GatewayContext): Promise<LegalPage[]> {
  const trees = await Promise.all([
    context.read(navigationRead('SERVICE')),
    context.read(navigationRead('FOOTER')),
  ]);
  const pages = new Map<LegalRole, LegalPage>();
  for (const { category } of trees.flatMap((tree) => [...walk(tree)])) {
    const value = customField(category, 'kontor_role');
    const role = typeof value === 'string' ? ROLES[value] : undefined;
    if (role === undefined || pages.has(role)) continue;
    const label = translated(category, 'name') ?? '';
    pages.set(role, { role, label, path: categoryPath(category, context.language.pathPrefix) });
  }
  return [...pages.values()];
}
