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
  readonly seoPathInfo: string;
  /** Null for a superseded path. */
  readonly isCanonical: true | null;
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

/** Returns a function that makes paths, with a suffix for those that are taken. */
export function pathMaker(known: readonly SeoPath[] = []) {
  const taken = new Set(known.map(({ lang, seoPathInfo }) => `${lang}:${seoPathInfo}`));
  return (route: Route, preferred: string, suffix: string): SeoPath => {
    const isTaken = taken.has(`${route.lang}:${preferred}`);
    const path = isTaken ? preferred.replace(/\/$/, `-${slug(suffix)}/`) : preferred;
    taken.add(`${route.lang}:${path}`);
    return seoPath(route, path, true);
  };
}

function seoPath(route: Route, seoPathInfo: string, isCanonical: SeoPath['isCanonical']): SeoPath {
  return { ...route, id: idOf('seo-url', `${route.lang}:${seoPathInfo}`), seoPathInfo, isCanonical };
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
  const make = pathMaker();
  const pages = categories.all.filter(
    ({ parent, demo }) => parent !== null && demo.type !== 'link' && demo.type !== 'folder',
  );
  const current = languages.flatMap((lang) => [
    ...pages.map((category) =>
      make(routeOf('category', category.id, lang), categoryPath(category, lang), String(category.position)),
    ),
    ...products.map((product) =>
      make(routeOf('product', product.id, lang), productPath(product, lang, sources), product.number),
    ),
    ...landingPages.map(({ key, url }) =>
      make(routeOf('landingPage', idOf('landing-page', key), lang), `${url[lang]}/`, 'page'),
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
