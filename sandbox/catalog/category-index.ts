import type { DemoCategory } from '../demo/model.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang } from '../shop/view.ts';

/** A category in its tree. */
export interface CategoryRecord {
  readonly id: string;
  readonly demo: DemoCategory;
  readonly parent: CategoryRecord | null;
  readonly children: CategoryRecord[];
  readonly level: number;
  readonly position: number;
}

/** The navigation roots; a root that the catalogue does not bring is made. */
const ROOTS: readonly DemoCategory[] = [
  { key: 'root', parent: null, name: { de: 'Katalog', en: 'Catalogue', fr: 'Catalogue' }, layout: 'home' },
  {
    key: 'footer',
    parent: null,
    name: { de: 'Fusszeile', en: 'Footer', fr: 'Pied de page' },
    type: 'folder',
  },
  { key: 'service', parent: null, name: { de: 'Service', en: 'Service', fr: 'Service' }, type: 'folder' },
];

/** All categories by id. */
export class CategoryIndex {
  readonly all: readonly CategoryRecord[];
  readonly #byId = new Map<string, CategoryRecord>();

  constructor(source: readonly DemoCategory[]) {
    const missing = ROOTS.filter((root) => !source.some(({ key }) => key === root.key));
    const waiting = [...missing, ...source];
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ parent }) => parent === null || this.#byId.has(categoryId(parent)));
      if (next < 0)
        throw new Error(`Categories without a known parent: ${waiting.map(({ key }) => key).join(', ')}`);
      for (const demo of waiting.splice(next, 1)) this.#add(demo);
    }
    this.all = [...this.#byId.values()];
  }

  #add(demo: DemoCategory): void {
    const parent = demo.parent === null ? null : (this.byKey(demo.parent) ?? null);
    const record: CategoryRecord = {
      id: categoryId(demo.key),
      demo,
      parent,
      children: [],
      level: (parent?.level ?? 0) + 1,
      position: this.#byId.size + 1,
    };
    parent?.children.push(record);
    this.#byId.set(record.id, record);
  }

  byId(id: string): CategoryRecord | undefined {
    return this.#byId.get(id);
  }

  byKey(key: string): CategoryRecord | undefined {
    return this.#byId.get(categoryId(key));
  }

  /** Names from the root down to the category itself. */
  breadcrumb(category: CategoryRecord, lang: Lang): string[] {
    return ancestry(category).map(({ demo }) => demo.name[lang]);
  }
}

/** The id of the category with this key. */
export function categoryId(key: string): string {
  return idOf('category', key);
}

/** The category and its ancestors, the root first. */
export function ancestry(category: CategoryRecord): CategoryRecord[] {
  return category.parent === null ? [category] : [...ancestry(category.parent), category];
}
