import type { LegalPage, LegalRole } from '../../../../schema/generated/types.ts';
import { basicInformation, UNKNOWN_INFORMATION } from '../../../shopware/channel/settings.ts';
import type { SwCmsPage } from '../../../shopware/entities.ts';
import { nullIfMissing } from '../../../shopware/errors.ts';
import { customField, translated } from '../../../shopware/mappers/translated.ts';
import { LAYOUT_INCLUDES } from '../../../shopware/reads/criteria.ts';
import { navigationRead, walk } from '../../../shopware/reads/navigation-tree.ts';
import { categoryPath } from '../../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../../shared/context.ts';

interface Role {
  readonly role: LegalRole;
  /** Value of `kontor_role`, and last segment of the path of a page without a category. */
  readonly name: string;
  readonly setting: string;
}

const ROLES: readonly Role[] = [
  { role: 'TERMS', name: 'terms', setting: 'tosPage' },
  { role: 'PRIVACY', name: 'privacy', setting: 'privacyPage' },
  { role: 'WITHDRAWAL', name: 'withdrawal', setting: 'revocationPage' },
  { role: 'SHIPPING', name: 'shipping', setting: 'shippingPaymentInfoPage' },
  { role: 'IMPRINT', name: 'imprint', setting: 'imprintPage' },
  { role: 'WITHDRAWAL_FORM', name: 'withdraw', setting: 'revocationRequestPage' },
];

const NOTICES = 'legal pages';

/** Consequences of a missing page for shoppers, in addition to the missing link in the footer. */
const WITHOUT: Readonly<Partial<Record<LegalRole, string>>> = {
  TERMS: '; the checkout asks nobody to accept any',
};

const PATH = /^\/legal\/([a-z]+)\/?$/;

/** Categories with `kontor_role`, otherwise layouts of Shopware's basic information, under `/legal/…`. */
export async function legalPages(context: GatewayContext): Promise<LegalPage[]> {
  const marked = await markedCategories(context);
  const missing = ROLES.filter(({ role }) => !marked.has(role));
  if (missing.length === 0) {
    context.notices.report(NOTICES, []);
    return [...marked.values()];
  }
  const layouts = await basicInformation(context);
  const others = await Promise.all(missing.map((role) => layoutPage(context, role, layouts[role.setting])));
  // Shopware 6.6 has no form for withdrawals.
  const absent = missing.filter(({ role }, at) => others[at] === null && role !== 'WITHDRAWAL_FORM');
  if (layouts !== UNKNOWN_INFORMATION)
    context.notices.report(
      NOTICES,
      absent.map(
        ({ role, name, setting }) =>
          `no page for ${name} (kontor_role, or ${setting} of the basic information)${WITHOUT[role] ?? ''}`,
      ),
    );
  return [...marked.values(), ...others.filter((page) => page !== null)];
}

/** Layout and name of the legal page at a path without prefix, or null. */
export async function legalLayout(context: GatewayContext, path: string) {
  const known = ROLES.find(({ name }) => name === PATH.exec(path)?.[1]);
  if (known === undefined) return null;
  const layouts = await basicInformation(context);
  const layoutId = layouts[known.setting];
  if (layoutId === undefined) return null;
  return { layoutId, name: context.messages.text(`legal-${known.name}`), path: `/legal/${known.name}` };
}

async function markedCategories(context: GatewayContext): Promise<Map<LegalRole, LegalPage>> {
  const trees = await Promise.all([
    context.read(navigationRead('SERVICE')),
    context.read(navigationRead('FOOTER')),
  ]);
  const pages = new Map<LegalRole, LegalPage>();
  for (const { category } of trees.flatMap((tree) => [...walk(tree)])) {
    const value = customField(category, 'kontor_role');
    const role = ROLES.find(({ name }) => name === value)?.role;
    if (role === undefined || pages.has(role)) continue;
    const label = translated(category, 'name') ?? '';
    pages.set(role, { role, label, path: categoryPath(category, context.language.pathPrefix) });
  }
  return pages;
}

async function layoutPage(context: GatewayContext, { role, name }: Role, layoutId: string | undefined) {
  if (layoutId === undefined || (await cmsLayout(context, layoutId)) === null) return null;
  const path = `${context.language.pathPrefix}/legal/${name}`;
  return { role, label: context.messages.text(`legal-${name}`), path };
}

/** A layout by its id (cases 630–632); null if it does not exist. */
export function cmsLayout({ read }: GatewayContext, id: string): Promise<SwCmsPage | null> {
  const layout = read<SwCmsPage>({
    name: 'layout',
    call: { path: `/cms/${id}`, body: { includes: LAYOUT_INCLUDES } },
    tags: () => [`cms_page:${id}`],
  });
  return nullIfMissing(layout);
}
