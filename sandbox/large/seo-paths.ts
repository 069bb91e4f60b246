import type { ProductRecord } from '../catalog/product-record.ts';
import { SeoIndex } from '../catalog/seo-index.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { SeoPath } from '../shops/derive/seo-paths.ts';
import type { Lang } from '../shops/model/text.ts';
import type { LargeCatalogue } from './catalogue.ts';

const LAST_SEGMENT = /\/l(\d+)\/?$/;

/** Paths of the demo shop and of all categories; those of generated products follow from their number. */
export class LargeSeoIndex extends SeoIndex {
  readonly #catalogue: LargeCatalogue;
  readonly #byPath: ReadonlyMap<string, SeoPath>;

  constructor(catalogue: LargeCatalogue) {
    super(catalogue.paths);
    this.#catalogue = catalogue;
    this.#byPath = new Map(catalogue.paths.map((path) => [`${path.lang}:${path.path}`, path]));
  }

  override byKey(foreignKey: string, lang: Lang) {
    const number = this.#catalogue.numberOf(foreignKey);
    const product = number === null ? undefined : this.#catalogue.product(number);
    return product === undefined ? super.byKey(foreignKey, lang) : this.#of(product, lang);
  }

  override ofKey(foreignKey: string) {
    const number = this.#catalogue.numberOf(foreignKey);
    const product = number === null ? undefined : this.#catalogue.product(number);
    return product === undefined
      ? super.ofKey(foreignKey)
      : this.#catalogue.languages.map((lang) => this.#of(product, lang));
  }

  /** Letters may be large or small, as in Shopware. */
  byPath(asked: string, lang: Lang): SeoPath | undefined {
    const path = asked.toLowerCase();
    const number = LAST_SEGMENT.exec(path)?.[1];
    const product = number === undefined ? undefined : this.#catalogue.product(Number(number));
    const own = product && this.#of(product, lang);
    return own?.path === path ? own : this.#byPath.get(`${lang}:${path}`);
  }

  #of({ id, number, categoryIds }: ProductRecord, lang: Lang): SeoPath {
    const path = `${super.byKey(categoryIds[0] ?? '', lang)?.path ?? ''}${number.toLowerCase()}/`;
    return {
      id: idOf('seo-url', `${lang}:${path}`),
      lang,
      foreignKey: id,
      routeName: 'frontend.detail.page',
      pathInfo: `/detail/${id}`,
      path,
      canonical: true,
    };
  }
}
