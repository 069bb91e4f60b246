import type { DemoCategory } from '../model/catalogue.ts';
import type { DemoArticle, DemoRecipe } from '../model/entry.ts';
import { type Layout, type LayoutSection, textSection } from '../model/layout.ts';
import type { Lang, Text } from '../model/text.ts';
import { typeset } from './typeset.ts';

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

type Fields = Record<string, unknown>;

function weight(value: number, unit: string, language: Lang): string {
  const digits = String(value);
  return `${language === 'fr' ? digits.replace('.', ',') : digits}\u00a0${unit}`;
}

function thousands(value: number, language: Lang): string {
  const sign = { de: '’', en: ',', fr: '\u202f' }[language];
  return String(value).replace(/(\d)(?=\d{3}$)/, `$1${sign}`);
}

function nutrition({ nutrition: of }: DemoRecipe, language: Lang): Fields[] {
  const energy = `${thousands(of.kj, language)}\u00a0kJ / ${of.kcal}\u00a0kcal`;
  const substances = Object.entries({
    fat: of.fat,
    transFat: of.transFat,
    cholesterol: of.cholesterol,
    carbohydrates: of.carbohydrates,
    sugar: of.sugar,
    fiber: of.fiber,
    protein: of.protein,
    salt: of.salt,
  }).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, amount: weight(value, key === 'cholesterol' ? 'mg' : 'g', language) }],
  );
  return [{ key: 'energy', amount: energy }, ...substances];
}

function recipeFields(recipe: DemoRecipe, language: Lang): Fields {
  return {
    kontor_teaser: typeset(recipe.teaser[language], language),
    kontor_tags: recipe.tags[language],
    kontor_servings_label: recipe.label[language],
    kontor_ingredients: recipe.ingredients.map(({ title, list }) => ({
      ...(title === undefined ? {} : { title: title[language] }),
      ingredients: list.map((ingredient) => ({
        ...ingredient,
        name: typeset(ingredient.name[language], language),
      })),
    })),
    kontor_instructions: recipe.steps[language].map((step) => typeset(step, language)),
    kontor_nutrition: nutrition(recipe, language),
  };
}

function articleFields({ teaser, tags }: DemoArticle, language: Lang): Fields {
  return { kontor_teaser: typeset(teaser[language], language), kontor_tags: tags[language] };
}
