import type { Entry, EntryKind } from '../../../schema/generated/types.ts';
import type { SwCategory } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { categoryPath } from '../../shopware/reads/entity-path.ts';
import { entryKind } from './kinds.ts';
import { type RecipeSource, recipe, text, texts } from './recipe.ts';

export type EntrySource = Omit<Entry, 'recipe'> & { readonly recipe: RecipeSource | null };

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Kind by the custom field `kontor_kind`; null for an ordinary category. */
function kindOf(category: SwCategory): EntryKind | null {
  return entryKind(customField(category, 'kontor_kind'));
}

/**
 * A recipe, post or news item from its category.
 * @param prefix of the language's paths
 * @returns null for an ordinary category
 */
export function entry(category: SwCategory, prefix: string): EntrySource | null {
  const kind = kindOf(category);
  if (kind === null || !category.id) return null;
  const title = translated(category, 'name') ?? '';
  const date = text(customField(category, 'kontor_date'));
  return {
    id: category.id,
    kind,
    title,
    teaser: text(customField(category, 'kontor_teaser')),
    path: categoryPath(category, prefix),
    cover: image(category.media, title),
    publishedAt: date !== null && DAY.test(date) ? date.slice(0, 10) : null,
    author: text(customField(category, 'kontor_author')),
    tags: tagsOf(category),
    recipe: kind === 'RECIPE' ? recipe(category) : null,
  };
}

/** Tags of an entry. */
export function tagsOf(category: SwCategory): string[] {
  return texts(customField(category, 'kontor_tags'));
}
