import { list, number, object, oneOf, optional, type Read, string } from '../shape.ts';
import { html, text, words } from './text.ts';

const ingredient = object({
  /** Absent: to taste. */
  amount: optional(number),
  unit: optional(string),
  name: text,
  /** Number of a product of the shop. */
  product: optional(string),
});

/** Of one serving; cholesterol in mg, other substances in g. */
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
  alt: text,
  name: text,
  /** One or two sentences. */
  teaser: text,
  tags: words,
  /** Keys of products shown below the entry. */
  products: optional(list(string)),
};

export const recipe = object({
  ...base,
  servings: number,
  /** Unit of servings. */
  label: text,
  minutes: number,
  difficulty: oneOf('easy', 'medium', 'hard'),
  ingredients: list(object({ title: optional(text), list: list(ingredient) })),
  steps: words,
  nutrition,
});
export type DemoRecipe = Read<typeof recipe>;

export const article = object({ ...base, body: html });
export type DemoArticle = Read<typeof article>;
