import type { Alternate, Image, Language, Seo } from '../../../schema/generated/types.ts';
import type { SwCategory, Translated } from '../../shopware/entities.ts';
import { plainText } from '../../shopware/mappers/html.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import { belowRead, findPlace, navigationRead, walk } from '../../shopware/reads/navigation-tree.ts';
import type { PublicRead, Read } from '../../shopware/reads/public-reads.ts';
import { loadSeoPaths, type SeoKind, seoKind, seoPath, withPrefix } from '../../shopware/reads/seo-paths.ts';
import type { GatewayContext } from '../shared/context.ts';
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

const TECHNICAL: Readonly<Record<SeoKind, string>> = {
  product: 'detail',
  category: 'navigation',
  landing: 'landingPage',
};

interface Linked {
  readonly routeName: string;
  readonly id: string;
  readonly parentId: string | null;
}

/** Maximum number of siblings that are read in every language for their paths only. */
const MAX_SIBLINGS = 100;

/** URL of an entity in every language. Large shops have no SEO index, so menus and the Admin API are read. */
export async function alternates(
  context: GatewayContext,
  linked: Linked,
  knownPath: string | null = null,
): Promise<Alternate[]> {
  const others = context.languages.filter(({ id }) => knownPath === null || id !== context.language.id);
  const source = await sourceOf(context, linked, others);
  return Promise.all(
    context.languages.map(async (language) => ({
      locale: language.locale,
      path: others.includes(language) ? await pathIn(language, linked, source) : (knownPath ?? ''),
    })),
  );
}

export function homeAlternates(context: GatewayContext): Alternate[] {
  return prefixAlternates(context, '/');
}

/** Alternates of a page whose paths differ only by the prefix. */
export function prefixAlternates({ languages }: GatewayContext, path: string): Alternate[] {
  return languages.map(({ locale, pathPrefix }) => ({ locale, path: pathPrefix + path }));
}

type PathSource = (language: Language) => Promise<string | null>;

async function pathIn(language: Language, { routeName, id }: Linked, source: PathSource): Promise<string> {
  const path = await source(language);
  return path !== null
    ? withPrefix(path, language.pathPrefix)
    : `${language.pathPrefix}/${TECHNICAL[seoKind(routeName) ?? 'category']}/${id}`;
}

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
    const kind = seoKind(linked.routeName);
    if (unknown.length < 2 || translatedPaths === null || !isLarge || kind === null) return singly;
    const all = await translatedPaths.of({ ...linked, kind }, context.freshness);
    return all === null ? singly : async ({ id }) => all[id] ?? null;
  };
  const source = unknown.length === 0 ? singly : await fallback();
  return async (language) => indexed(language) ?? source(language);
}

function readIn({ reads, freshness }: GatewayContext, language: Language): Read {
  return (request) => reads.get(request, { languageId: language.id, currencyId: null }, freshness);
}

async function treeWith(
  context: GatewayContext,
  { routeName, id, parentId }: Linked,
): Promise<PublicRead<readonly SwCategory[]> | null> {
  if (seoKind(routeName) !== 'category') return null;
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
