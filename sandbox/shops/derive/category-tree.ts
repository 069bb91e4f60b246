import type { DemoCategory } from '../model/catalogue.ts';
import type { Lang } from '../model/text.ts';
import { categoryId } from './ids.ts';

export interface CategoryRecord {
  readonly id: string;
  readonly demo: DemoCategory;
  readonly parent: CategoryRecord | null;
  readonly children: CategoryRecord[];
  readonly level: number;
  readonly position: number;
}

/** A category comes after its parent. */
export class CategoryTree {
  readonly all: readonly CategoryRecord[];
  readonly #byId = new Map<string, CategoryRecord>();

  constructor(source: readonly DemoCategory[]) {
    const waiting = [...source];
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

  breadcrumb(category: CategoryRecord, lang: Lang): string[] {
    return ancestry(category).map(({ demo }) => demo.name[lang]);
  }
}

export function ancestry(category: CategoryRecord): CategoryRecord[] {
  return category.parent === null ? [category] : [...ancestry(category.parent), category];
}

export function layoutOf({ demo }: CategoryRecord): string {
  return demo.layout ?? 'listing';
}
