import { languageId } from '../session/language.ts';
import { SALES_CHANNEL_ID } from '../session/sales-channel-id.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { PathBook, type SeoPath } from '../shops/derive/seo-paths.ts';
import type { Lang } from '../shops/model/text.ts';

/** `canonical` is null once a newer path replaced it (case 665). */
type Path = Omit<SeoPath, 'canonical'> & { canonical: SeoPath['canonical'] };

/** By path, ignoring case, and by entity. */
export class SeoIndex {
  readonly all: Path[] = [];
  changed = false;
  readonly #byKey = new Map<string, Path>();
  readonly #book: PathBook;

  constructor(paths: readonly SeoPath[]) {
    this.#book = new PathBook(paths.filter(({ canonical }) => canonical === true));
    for (const path of paths) this.#add({ ...path });
  }

  #add(path: Path): void {
    this.all.push(path);
    if (path.canonical === true) this.#byKey.set(`${path.lang}:${path.foreignKey}`, path);
  }

  /** The old path stays, superseded. */
  rename(foreignKey: string, lang: Lang, path: string): Path | undefined {
    const old = this.#byKey.get(`${lang}:${foreignKey}`);
    if (old === undefined) return undefined;
    this.changed = true;
    old.canonical = null;
    this.#add({ ...this.#book.path(old, path, 'neu') });
    return old;
  }

  byKey(foreignKey: string, lang: Lang): Path | undefined {
    return this.#byKey.get(`${lang}:${foreignKey}`);
  }

  /** Of an entity in all languages, superseded ones too. */
  ofKey(foreignKey: string): readonly Path[] {
    return this.all.filter((path) => path.foreignKey === foreignKey);
  }

  entities(foreignKey: string, lang: Lang): Entity[] {
    const path = this.byKey(foreignKey, lang);
    return path === undefined ? [] : [seoUrlEntity(path)];
  }
}

export function seoUrlEntity(path: Path): Entity {
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
