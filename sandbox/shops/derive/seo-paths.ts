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

/** Name of the route and prefix of the technical path of each kind of page. */
const ROUTES = {
  category: ['frontend.navigation.page', '/navigation/'],
  product: ['frontend.detail.page', '/detail/'],
  landingPage: ['frontend.landing.page', '/landingPage/'],
} as const;

type Route = Pick<SeoPath, 'lang' | 'foreignKey' | 'routeName' | 'pathInfo'>;

function routeOf(kind: keyof typeof ROUTES, foreignKey: string, lang: Lang): Route {
  const [routeName, prefix] = ROUTES[kind];
  return { lang, foreignKey, routeName, pathInfo: prefix + foreignKey };
}

export class PathBook {
  readonly #taken: Set<string>;

  constructor(known: readonly SeoPath[] = []) {
    this.#taken = new Set(known.map(({ lang, path }) => `${lang}:${path}`));
  }

  /** @param suffix of a path that is taken */
  path(route: Route, preferred: string, suffix: string): SeoPath {
    const isTaken = this.#taken.has(`${route.lang}:${preferred}`);
    const path = isTaken ? preferred.replace(/\/$/, `-${slug(suffix)}/`) : preferred;
    this.#taken.add(`${route.lang}:${path}`);
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
  const { languages, categories, products, landingPages } = sources;
  const book = new PathBook();
  const pages = categories.all.filter(
    ({ parent, demo }) => parent !== null && demo.type !== 'link' && demo.type !== 'folder',
  );
  const current = languages.flatMap((lang) => [
    ...pages.map((category) =>
      book.path(
        routeOf('category', category.id, lang),
        categoryPath(category, lang),
        String(category.position),
      ),
    ),
    ...products.map((product) =>
      book.path(routeOf('product', product.id, lang), productPath(product, lang, sources), product.number),
    ),
    ...landingPages.map(({ key, url }) =>
      book.path(routeOf('landingPage', idOf('landing-page', key), lang), `${url[lang]}/`, 'page'),
    ),
  ]);
  const superseded = pages.flatMap(({ id, demo: { formerPath } }) =>
    formerPath === undefined
      ? []
      : languages.map((lang) => seoPath(routeOf('category', id, lang), formerPath[lang], null)),
  );
  return [...current, ...superseded];
}

function productPath(
  { demo, categoryIds, optionIds }: CatalogueProduct,
  lang: Lang,
  { categories, optionNames }: PathSources,
): string {
  const main = categories.byId(categoryIds[0] ?? '');
  const options = optionIds.map((option) => optionNames.get(option)?.[lang] ?? '');
  const name = slug([demo.name[lang], ...options].join(' '));
  return `${main ? categoryPath(main, lang) : ''}${name}/`;
}
