import { languageId } from '../session/language.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';
import { ancestry, type CategoryIndex, type CategoryRecord } from './category-index.ts';
import type { ProductIndex } from './product-index.ts';
import type { PropertyIndex } from './property-index.ts';

/** A path of one entity in one language. */
interface SeoPath {
  readonly id: string;
  readonly lang: Lang;
  readonly foreignKey: string;
  readonly routeName: string;
  readonly pathInfo: string;
  readonly path: string;
  /** null when a newer path has taken its place (recording 665). */
  canonical: true | null;
}

/** A landing page as far as paths go. */
interface LandingPath {
  readonly id: string;
  readonly url: Record<Lang, string>;
}

const LANGS: readonly Lang[] = ['de', 'en', 'fr'];

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
};

/** A name as one segment of a path, in lower case: "Brätertopf 24 cm" is `braetertopf-24-cm`. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßœæø]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** SEO paths of all languages: found by path without regard to case, and by entity. */
export class SeoIndex {
  readonly all: SeoPath[] = [];
  /** True once a path was renamed. */
  changed = false;
  readonly #byKey = new Map<string, SeoPath>();
  readonly #taken = new Set<string>();

  constructor(
    categories: CategoryIndex,
    products: ProductIndex,
    properties: PropertyIndex,
    landingPages: readonly LandingPath[],
  ) {
    for (const lang of LANGS) {
      for (const category of categories.all) this.#addCategory(category, lang);
      for (const product of products.all) {
        const main = categories.byId(product.categoryIds[0] ?? '');
        const options = product.optionIds.map((id) => properties.optionName(id, lang));
        const name = slug([product.demo.name[lang], ...options].join(' '));
        const path = `${main ? categoryPath(main, lang) : ''}${name}/`;
        this.#add('frontend.detail.page', `/detail/${product.id}`, product.id, lang, path, product.number);
      }
      for (const page of landingPages) {
        this.#add(
          'frontend.landing.page',
          `/landingPage/${page.id}`,
          page.id,
          lang,
          `${page.url[lang]}/`,
          'page',
        );
      }
    }
  }

  #addCategory(category: CategoryRecord, lang: Lang): void {
    const linked = category.demo.type === 'link' || category.demo.type === 'folder';
    if (category.parent === null || linked) return;
    const path = categoryPath(category, lang);
    this.#add(
      'frontend.navigation.page',
      `/navigation/${category.id}`,
      category.id,
      lang,
      path,
      String(category.position),
    );
  }

  #add(
    routeName: string,
    pathInfo: string,
    foreignKey: string,
    lang: Lang,
    wish: string,
    suffix: string,
  ): void {
    const path = this.#taken.has(`${lang}:${wish}`) ? wish.replace(/\/$/, `-${slug(suffix)}/`) : wish;
    this.#taken.add(`${lang}:${path}`);
    const id = idOf('seo-url', `${lang}:${path}`);
    const record: SeoPath = { id, lang, foreignKey, routeName, pathInfo, path, canonical: true };
    this.all.push(record);
    this.#byKey.set(`${lang}:${foreignKey}`, record);
  }

  /** Gives an entity another path in one language; the old one stays as a superseded one. */
  rename(foreignKey: string, lang: Lang, path: string): SeoPath | undefined {
    const old = this.#byKey.get(`${lang}:${foreignKey}`);
    if (old === undefined) return undefined;
    this.changed = true;
    old.canonical = null;
    this.#add(old.routeName, old.pathInfo, foreignKey, lang, path, 'neu');
    return old;
  }

  /** A path under which an entity used to be found. */
  addSuperseded(foreignKey: string, lang: Lang, path: string): void {
    const current = this.#byKey.get(`${lang}:${foreignKey}`);
    if (current === undefined) return;
    this.all.push({ ...current, id: idOf('seo-url', `${lang}:${path}`), path, canonical: null });
  }

  byKey(foreignKey: string, lang: Lang): SeoPath | undefined {
    return this.#byKey.get(`${lang}:${foreignKey}`);
  }

  /** `seoUrls` of an entity: its canonical path, or an empty list. */
  entities(foreignKey: string, lang: Lang): Entity[] {
    const path = this.byKey(foreignKey, lang);
    return path === undefined ? [] : [seoUrlEntity(path)];
  }
}

function categoryPath(category: CategoryRecord, lang: Lang): string {
  return ancestry(category)
    .slice(1)
    .map(({ demo }) => `${slug(demo.name[lang])}/`)
    .join('');
}

/** The `seo_url` entity. */
export function seoUrlEntity(path: SeoPath): Entity {
  return entity('seo_url', path.id, {
    salesChannelId: SALES_CHANNEL_ID,
    languageId: languageId(path.lang),
    routeName: path.routeName,
    foreignKey: path.foreignKey,
    pathInfo: path.pathInfo,
    seoPathInfo: path.path,
    isCanonical: path.canonical,
    isModified: false,
    isDeleted: false,
    url: null,
    error: null,
  });
}
