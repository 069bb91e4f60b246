import type { Alternate, Image, Seo } from '../../../schema/generated/types.ts';
import type { Translated } from '../../shopware/entities.ts';
import { plainText } from '../../shopware/mappers/html.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import type { GatewayContext } from '../shared/context.ts';
import { alternates, homeAlternates, prefixAlternates } from './alternates.ts';
import type { MenuAround } from './navigation.ts';

export type SeoSource = Omit<Seo, 'alternates'> & {
  readonly routeName: string;
  readonly foreignKey: string;
  /** Of a category or a variant. */
  readonly parentId?: string | null;
  /** Loads the siblings of a category, which its page needs anyway. */
  readonly menuAround?: MenuAround;
};

/** Maximum length of a description in search results. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Metadata of a page; `routeName` is Shopware's, `home`, or `legal` with the path as its id. */
export function seoOf(
  entity: Translated,
  page: {
    readonly routeName: string;
    readonly id: string;
    readonly path: string;
    readonly image: Image | null;
    readonly parentId?: string | null;
    readonly menuAround?: MenuAround;
    /** Names of the options, so that variants have different descriptions. */
    readonly variant?: readonly string[];
  },
): SeoSource {
  const text = translated(entity, 'metaDescription') ?? translated(entity, 'description');
  const variant = page.variant?.length ? `${page.variant.join(', ')}. ` : '';
  const description = text === null ? null : variant + plainText(text);
  return {
    title: translated(entity, 'metaTitle') ?? translated(entity, 'name') ?? '',
    description:
      description && description.length > MAX_DESCRIPTION_LENGTH
        ? `${description.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
        : description,
    keywords: translated(entity, 'keywords'),
    canonicalPath: page.path,
    image: page.image,
    routeName: page.routeName,
    foreignKey: page.id,
    parentId: page.parentId ?? null,
    ...(page.menuAround === undefined ? {} : { menuAround: page.menuAround }),
  };
}

export async function seoAlternates(context: GatewayContext, seo: SeoSource): Promise<Alternate[]> {
  if (seo.routeName === 'home') return homeAlternates(context);
  if (seo.routeName === 'legal') return prefixAlternates(context, seo.foreignKey);
  const { routeName, foreignKey: id, canonicalPath = null, parentId = null } = seo;
  await seo.menuAround?.().catch(() => undefined);
  return alternates(context, { routeName, id, parentId }, canonicalPath);
}
