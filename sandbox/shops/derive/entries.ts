import type { DemoCategory } from '../model/category.ts';
import type { DemoArticle, DemoRecipe } from '../model/entry.ts';
import { type Layout, type LayoutSection, textSection } from '../model/layout.ts';
import type { Lang, Text } from '../model/text.ts';
import { articleFields, recipeFields } from './entry-fields.ts';

export type EntryKind = 'recipe' | 'blog' | 'news';

function byLanguage<T>(make: (language: Lang) => T): Record<Lang, T> {
  return { de: make('de'), en: make('en'), fr: make('fr') };
}

function common(entry: DemoRecipe | DemoArticle, kind: EntryKind, parent: string): DemoCategory {
  const key = `${kind}-${entry.key}`;
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

export function articleCategory(article: DemoArticle, kind: 'blog' | 'news', parent: string): DemoCategory {
  return {
    ...common(article, kind, parent),
    ownFields: byLanguage((language) => articleFields(article, language)),
  };
}

function productsBelow(products: readonly string[] | undefined, title: Text | undefined): LayoutSection[] {
  if (products === undefined || products.length === 0 || title === undefined) return [];
  return [
    {
      type: 'default',
      sizing: 'boxed',
      name: 'products',
      blocks: [
        {
          type: 'product-slider',
          slots: { productSlider: { type: 'product-slider', title, products, limit: products.length } },
        },
      ],
    },
  ];
}

/** Ingredients and steps are custom fields. */
export function recipeLayout({ key, name, products }: DemoRecipe, title: Text | undefined): Layout {
  return { key: `recipe-${key}`, name, type: 'page', sections: productsBelow(products, title) };
}

export function articleLayout(kind: 'blog' | 'news', article: DemoArticle, title: Text | undefined): Layout {
  const { key, name, body, products } = article;
  return {
    key: `${kind}-${key}`,
    name,
    type: 'page',
    sections: [textSection(body, 'article'), ...productsBelow(products, title)],
  };
}
