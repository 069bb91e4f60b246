import type { Text } from './model.ts';

type Language = keyof Text;

/** Words in each language. */
type Words = Readonly<Record<Language, readonly string[]>>;

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

type Unit = (typeof UNITS)[number];

interface DemoIngredient {
  /** Absent: to taste. */
  readonly amount?: number;
  readonly unit?: Unit;
  readonly name: Text;
  /** Number of a product of the shop. */
  readonly product?: string;
}

interface Nutrition {
  readonly kj: number;
  readonly kcal: number;
  /** The others in g a serving; cholesterol in mg. */
  readonly fat: number;
  readonly carbohydrates: number;
  readonly sugar: number;
  readonly protein: number;
  readonly salt: number;
  readonly fiber?: number;
  readonly cholesterol?: number;
  readonly transFat?: number;
}

interface EntryBase {
  readonly key: string;
  /** ISO date. */
  readonly date: string;
  readonly author?: string;
  readonly picture: string;
  /** What the picture shows. */
  readonly alt: Text;
  readonly name: Text;
  /** One or two sentences. */
  readonly teaser: Text;
  readonly tags: Words;
  /** Keys of products shown below it. */
  readonly products?: readonly string[];
}

export interface DemoRecipe extends EntryBase {
  readonly servings: number;
  readonly label: Text;
  readonly minutes: number;
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly ingredients: readonly { readonly title?: Text; readonly list: readonly DemoIngredient[] }[];
  readonly steps: Words;
  readonly nutrition: Nutrition;
}

/** A post of the journal or a news item. */
export interface DemoArticle extends EntryBase {
  /** HTML with h2, p, ul, blockquote. */
  readonly body: Text;
}

/** An ingredient; `amount` null for "to taste", `unit` null for plain pieces. */
export function of(
  amount: number | null,
  unit: Unit | null,
  de: string,
  en: string,
  fr: string,
  product?: string,
): DemoIngredient {
  return {
    ...(amount === null ? {} : { amount }),
    ...(unit === null ? {} : { unit }),
    name: { de, en, fr },
    ...(product === undefined ? {} : { product }),
  };
}

/** What servings are counted in. */
export const SERVED = {
  people: { de: 'Personen', en: 'servings', fr: 'personnes' },
  pieces: { de: 'Stück', en: 'pieces', fr: 'pièces' },
  slices: { de: 'Stücke', en: 'slices', fr: 'parts' },
  jars: { de: 'Gläser', en: 'jars', fr: 'bocaux' },
} as const satisfies Record<string, Text>;
