import type { DemoArticle, DemoRecipe } from '../model/entry.ts';
import type { Lang } from '../model/text.ts';
import { typeset } from './typeset.ts';

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
  const rows: readonly (readonly [key: string, amount: string | undefined])[] = [
    ['energy', energy],
    ['fat', weight(of.fat, 'g', language)],
    ['transFat', of.transFat === undefined ? undefined : weight(of.transFat, 'g', language)],
    ['cholesterol', of.cholesterol === undefined ? undefined : weight(of.cholesterol, 'mg', language)],
    ['carbohydrates', weight(of.carbohydrates, 'g', language)],
    ['sugar', weight(of.sugar, 'g', language)],
    ['fiber', of.fiber === undefined ? undefined : weight(of.fiber, 'g', language)],
    ['protein', weight(of.protein, 'g', language)],
    ['salt', weight(of.salt, 'g', language)],
  ];
  return rows.flatMap(([key, amount]) => (amount === undefined ? [] : [{ key, amount }]));
}

export function recipeFields(recipe: DemoRecipe, language: Lang): Fields {
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

export function articleFields({ teaser, tags }: DemoArticle, language: Lang): Fields {
  return { kontor_teaser: typeset(teaser[language], language), kontor_tags: tags[language] };
}
