import type { DemoLandingPage } from '../model/layout.ts';
import type { Lang, Text } from '../model/text.ts';
import { ancestry, type CatalogueProduct, type CategoryRecord, type CategoryTree } from './catalogue.ts';
import { idOf } from './ids.ts';

export interface SeoPath {
  readonly id: string;
  readonly lang: Lang;
  readonly foreignKey: string;
  readonly routeName: string;
  readonly pathInfo: string;
  readonly path: string;
  /** Null for a superseded path. */
  readonly canonical: true | null;
}

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
};

/** `braetertopf-24-cm` for "Brätertopf 24 cm". */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßœæø]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function categoryPath(category: CategoryRecord, lang: Lang): string {
  return ancestry(category)
    .slice(1)
    .map(({ demo }) => `${slug(demo.name[lang])}/`)
    .join('');
}

type Route = Pick<SeoPath, 'lang' | 'foreignKey' | 'routeName' | 'pathInfo'>;

export class PathBook {
  readonly #taken: Set<string>;

  constructor(known: readonly SeoPath[] = []) {
    this.#taken = new Set(known.map(({ lang, path }) => `${lang}:${path}`));
  }

  /** @param suffix of a path that is taken */
  path(route: Route, preferred: string, suffix: string): SeoPath {
    const { lang } = route;
    const path = this.#taken.has(`${lang}:${preferred}`)
      ? preferred.replace(/\/$/, `-${slug(suffix)}/`)
      : preferred;
    this.#taken.add(`${lang}:${path}`);
    return seoPath(route, path, true);
  }
}

function seoPath(
  { lang, foreignKey, routeName, pathInfo }: Route,
  path: string,
  canonical: SeoPath['canonical'],
): SeoPath {
  return { id: idOf('seo-url', `${lang}:${path}`), lang, foreignKey, routeName, pathInfo, path, canonical };
}

interface PathSources {
  readonly languages: readonly Lang[];
  readonly categories: CategoryTree;
  readonly products: readonly CatalogueProduct[];
  readonly landingPages: readonly DemoLandingPage[];
  readonly optionNames: ReadonlyMap<string, Text>;
}

/** Paths in all languages, superseded ones last. */
export function seoPaths(sources: PathSources): SeoPath[] {
  const book = new PathBook();
  const current = sources.languages.flatMap((lang) => [
    ...sources.categories.all.flatMap((category) => categoryPaths(category, lang, book)),
    ...sources.products.map((product) => productPath(product, lang, sources, book)),
    ...sources.landingPages.map(({ key, url }) => {
      const id = idOf('landing-page', key);
      const route = {
        routeName: 'frontend.landing.page',
        pathInfo: `/landingPage/${id}`,
        foreignKey: id,
        lang,
      };
      return book.path(route, `${url[lang]}/`, 'page');
    }),
  ]);
  const superseded = sources.categories.all.flatMap(({ id, demo }) =>
    (demo.formerPath === undefined ? [] : sources.languages).flatMap((lang) => {
      const route = current.find((path) => path.foreignKey === id && path.lang === lang);
      return route === undefined || demo.formerPath === undefined
        ? []
        : [seoPath(route, demo.formerPath[lang], null)];
    }),
  );
  return [...current, ...superseded];
}

function categoryPaths(category: CategoryRecord, lang: Lang, book: PathBook): SeoPath[] {
  const { id, demo, parent, position } = category;
  if (parent === null || demo.type === 'link' || demo.type === 'folder') return [];
  const route = {
    routeName: 'frontend.navigation.page',
    pathInfo: `/navigation/${id}`,
    foreignKey: id,
    lang,
  };
  return [book.path(route, categoryPath(category, lang), String(position))];
}

function productPath(
  { id, number, demo, categoryIds, optionIds }: CatalogueProduct,
  lang: Lang,
  { categories, optionNames }: PathSources,
  book: PathBook,
): SeoPath {
  const main = categories.byId(categoryIds[0] ?? '');
  const options = optionIds.map((option) => optionNames.get(option)?.[lang] ?? '');
  const name = slug([demo.name[lang], ...options].join(' '));
  const route = { routeName: 'frontend.detail.page', pathInfo: `/detail/${id}`, foreignKey: id, lang };
  return book.path(route, `${main ? categoryPath(main, lang) : ''}${name}/`, number);
}
