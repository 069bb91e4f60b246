import { PathBook, type SeoPath } from '../shops/derive/seo-paths.ts';
import type { Lang } from '../shops/model/text.ts';

/** `canonical` is null once a newer path has replaced it (case 665). */
type Path = Omit<SeoPath, 'canonical'> & { canonical: SeoPath['canonical'] };

/** SEO paths by entity. */
export class SeoIndex {
  readonly all: Path[] = [];
  readonly #current = new Map<string, Path>();
  readonly #book: PathBook;

  constructor(paths: readonly SeoPath[]) {
    this.#book = new PathBook(paths.filter(({ canonical }) => canonical === true));
    for (const path of paths) this.#add({ ...path });
  }

  #add(path: Path): void {
    this.all.push(path);
    if (path.canonical === true) this.#current.set(`${path.lang}:${path.foreignKey}`, path);
  }

  /** Keeps the old path as a superseded one. Returns both, or nothing for an unknown entity. */
  rename(foreignKey: string, lang: Lang, path: string): Path[] {
    const old = this.byKey(foreignKey, lang);
    if (old === undefined) return [];
    old.canonical = null;
    const current = { ...this.#book.path(old, path, 'neu') };
    this.#add(current);
    return [old, current];
  }

  byKey(foreignKey: string, lang: Lang): Path | undefined {
    return this.#current.get(`${lang}:${foreignKey}`);
  }
}
