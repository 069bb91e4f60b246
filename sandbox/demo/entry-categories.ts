import type { DemoArticle, DemoRecipe } from './entry.ts';
import { articleFields, recipeFields } from './entry-fields.ts';
import type { DemoCategory, Text } from './model.ts';

type Language = keyof Text;

function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { de: make('de'), en: make('en'), fr: make('fr') };
}

/** The key of the category, and of the CMS layout, of an entry. */
export function entryKey(kind: 'recipe' | 'blog' | 'news', key: string): string {
  return `${kind}-${key}`;
}

function common(
  entry: DemoRecipe | DemoArticle,
  kind: 'recipe' | 'blog' | 'news',
  parent: string,
): DemoCategory {
  const key = entryKey(kind, entry.key);
  return {
    key,
    parent,
    name: entry.name,
    lead: entry.teaser,
    layout: key,
    picture: entry.picture,
    pictureAlt: entry.alt,
    hidden: true,
    withoutNested: true,
    customFields: {
      kontor_kind: kind,
      kontor_date: entry.date,
      ...(entry.author === undefined ? {} : { kontor_author: entry.author }),
    },
  };
}

/** A recipe as a category of the list with this key. */
export function recipeCategory(recipe: DemoRecipe, parent: string): DemoCategory {
  const category = common(recipe, 'recipe', parent);
  return {
    ...category,
    customFields: {
      ...category.customFields,
      kontor_servings: recipe.servings,
      kontor_cook_time: recipe.minutes,
      kontor_difficulty: recipe.difficulty,
    },
    ownFields: byLanguage((language) => recipeFields(recipe, language)),
  };
}

/** A post or news item as a category of the list with this key. */
export function articleCategory(article: DemoArticle, kind: 'blog' | 'news', parent: string): DemoCategory {
  return {
    ...common(article, kind, parent),
    ownFields: byLanguage((language) => articleFields(article, language)),
  };
}
