import type { Language, Seo } from '../../../schema/generated/types.ts';
import type { SwCategory, Translated } from '../../shopware/entities.ts';
import { plainText } from '../../shopware/mappers/html.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { belowRead, findPlace, navigationRead, walk } from '../../shopware/reads/navigation-tree.ts';
import type { Read } from '../../shopware/reads/public-reads.ts';
import {
  loadSeoPaths,
  type SeoKind,
  seoPath,
  technicalPath,
  withPrefix,
} from '../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { MenuAround } from './navigation.ts';

interface Linked {
  readonly kind: SeoKind;
  readonly id: string;
  /** Of a category or a variant. */
  readonly parentId: string | null;
  /** Loads the siblings of a category, which its page needs anyway. */
  readonly menuAround?: MenuAround | undefined;
}

export type SeoSource = Omit<Seo, 'alternates' | 'canonicalPath'> & {
  readonly canonicalPath: string;
  readonly target: Linked | string;
};

const MAX_DESCRIPTION_LENGTH = 160;

/** Metadata of a page; the names of its options distinguish the descriptions of a variant. */
export function seoOf(
  entity: Translated,
  page: Pick<SeoSource, 'canonicalPath' | 'image' | 'target'>,
  variant: readonly string[] = [],
): SeoSource {
  const text = translated(entity, 'metaDescription') ?? translated(entity, 'description');
  const options = variant.length > 0 ? `${variant.join(', ')}. ` : '';
  const description = text === null ? null : options + plainText(text);
  return {
    title: translated(entity, 'metaTitle') ?? translated(entity, 'name') ?? '',
    description:
      description && description.length > MAX_DESCRIPTION_LENGTH
        ? `${description.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
        : description,
    keywords: translated(entity, 'keywords'),
    ...page,
  };
}

const MAX_SIBLINGS = 100;

/** URL of a page in every language. Large shops have no SEO index, so menus and the Admin API are read. */
export async function seoAlternates(context: GatewayContext, { target, canonicalPath }: SeoSource) {
  const { languages, language: current } = context;
  if (typeof target === 'string')
    return languages.map(({ locale, pathPrefix }) => ({ locale, path: pathPrefix + target }));
  await target.menuAround?.().catch(() => undefined);
  const others = languages.filter(({ id }) => id !== current.id);
  const source = await sourceOf(context, target, others);
  return Promise.all(
    languages.map(async (language) => ({
      locale: language.locale,
      path: others.includes(language)
        ? withPrefix((await source(language)) ?? technicalPath(target.kind, target.id), language.pathPrefix)
        : canonicalPath,
    })),
  );
}

type PathSource = (language: Language) => Promise<string | null>;

async function sourceOf(
  context: GatewayContext,
  linked: Linked,
  languages: readonly Language[],
): Promise<PathSource> {
  const { paths, translatedPaths } = context;
  const indexed = ({ id }: Language) => paths.pathOf(id, linked.id, linked.parentId);
  const unknown = languages.filter((language) => indexed(language) === null);
  const singly: PathSource = async (language) =>
    (await loadSeoPaths(readIn(context, language), [linked.id], linked.parentId))[0] ?? null;
  const fallback = async (): Promise<PathSource> => {
    // While the index is loading, menus of other languages are not fetched for one path.
    const isLarge = unknown.every(({ id }) => paths.in(id) === null && !paths.isReading(id));
    const tree = isLarge ? await treeWith(context, linked) : null;
    if (tree !== null)
      return async (language) => pathAt(await readIn(context, language)(tree), linked.id) ?? singly(language);
    if (unknown.length < 2 || translatedPaths === null || !isLarge) return singly;
    const all = await translatedPaths.of(linked, context.freshness);
    return all === null ? singly : async ({ id }) => all[id] ?? null;
  };
  const source = unknown.length === 0 ? singly : await fallback();
  return async (language) => indexed(language) ?? source(language);
}

function readIn({ reads, freshness }: GatewayContext, language: Language): Read {
  return (request) => reads.get(request, { languageId: language.id, currencyId: null }, freshness);
}

async function treeWith(context: GatewayContext, { kind, id, parentId }: Linked) {
  if (kind !== 'category') return null;
  const menu = navigationRead('MAIN');
  if (findPlace(await context.read(menu), id) !== null) return menu;
  if (parentId === null) return null;
  const siblings = belowRead(parentId);
  const tree = context.reads.cached(siblings, context.view, context.freshness) ?? [];
  return findPlace(tree, id) !== null && [...walk(tree)].length <= MAX_SIBLINGS ? siblings : null;
}

function pathAt(tree: readonly SwCategory[], id: string): string | null {
  return seoPath(findPlace(tree, id)?.category.seoUrls, '')?.slice(1) ?? null;
}
