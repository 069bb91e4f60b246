import { list, number, object, oneOf, optional, type Read, string } from '../shape.ts';
import { html, text, words } from './text.ts';

/** Units of ingredients. */
export const UNITS = [
  'g',
  'kg',
  'ml',
  'cl',
  'cm',
  'l',
  'piece',
  'splash',
  'sprig',
  'stem',
  'clove',
  'teaspoon',
  'tablespoon',
  'leaf',
  'bunch',
  'some',
  'tuber',
  'handful',
  'knifeTip',
  'half',
  'pinch',
  'pack',
  'packet',
  'small',
  'medium',
  'large',
  'strip',
  'bar',
  'panicle',
  'mug',
  'ball',
  'slice',
  'bag',
  'head',
  'cube',
  'cup',
] as const;

const ingredient = object({
  /** Absent: to taste. */
  amount: optional(number),
  unit: optional(oneOf(...UNITS)),
  name: text,
  /** Number of a product of the shop. */
  product: optional(string),
});

/** Of one serving: energy in kJ and kcal, cholesterol in mg, all else in g. */
const nutrition = object({
  kj: number,
  kcal: number,
  fat: number,
  carbohydrates: number,
  sugar: number,
  protein: number,
  salt: number,
  fiber: optional(number),
  cholesterol: optional(number),
  transFat: optional(number),
});

const base = {
  key: string,
  /** ISO date. */
  date: string,
  author: optional(string),
  picture: string,
  /** What the picture shows. */
  alt: text,
  name: text,
  /** One or two sentences. */
  teaser: text,
  tags: words,
  /** Keys of products shown below it. */
  products: optional(list(string)),
};

export const recipe = object({
  ...base,
  servings: number,
  /** What servings are counted in. */
  label: text,
  minutes: number,
  difficulty: oneOf('easy', 'medium', 'hard'),
  ingredients: list(object({ title: optional(text), list: list(ingredient) })),
  steps: words,
  nutrition,
});
export type DemoRecipe = Read<typeof recipe>;

/** A post of the journal or a news item. */
export const article = object({ ...base, body: html });
export type DemoArticle = Read<typeof article>;
