import type {
  Difficulty,
  Ingredient,
  IngredientGroup,
  Nutrient,
  Recipe,
} from '../../../schema/generated/types.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { SwCategory } from '../../shopware/entities.ts';
import { customField } from '../../shopware/mappers/translated.ts';

export interface IngredientSource extends Omit<Ingredient, 'path' | 'productId'> {
  /** Product number; null for none. */
  readonly product: string | null;
}

export type RecipeSource = Omit<Recipe, 'ingredients'> & {
  readonly ingredients: readonly (Omit<IngredientGroup, 'ingredients'> & {
    readonly ingredients: readonly IngredientSource[];
  })[];
};

const DIFFICULTY: Readonly<Record<string, Difficulty>> = { easy: 'EASY', medium: 'MEDIUM', hard: 'HARD' };

const DEFAULT_SERVINGS = 4;

/** A recipe from the custom fields `kontor_*` of its category; malformed parts are omitted. */
export function recipe(category: SwCategory): RecipeSource {
  const field = (name: string) => customField(category, `kontor_${name}`);
  const servings = Number(field('servings'));
  const minutes = Number(field('cook_time'));
  return {
    servings: Number.isInteger(servings) && servings > 0 ? servings : DEFAULT_SERVINGS,
    servingsLabel: text(field('servings_label')),
    cookTimeMinutes: Number.isInteger(minutes) && minutes > 0 ? minutes : null,
    difficulty: DIFFICULTY[String(field('difficulty'))] ?? null,
    ingredients: rows(field('ingredients')).map((group) => ({
      title: text(group['title']),
      ingredients: rows(group['ingredients']).flatMap(ingredient),
    })),
    instructions: texts(field('instructions')),
    nutrition: rows(field('nutrition')).flatMap(nutrient),
  };
}

function ingredient(row: Json): IngredientSource[] {
  const name = text(row['name']);
  const amount = row['amount'];
  if (name === null) return [];
  return [
    {
      name,
      amount: typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null,
      unit: text(row['unit']),
      product: text(row['product']),
    },
  ];
}

function nutrient(row: Json): Nutrient[] {
  const [key, amount] = [text(row['key']), text(row['amount'])];
  return key === null || amount === null ? [] : [{ key, amount }];
}

function rows(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((entry) => text(entry) ?? []) : [];
}

/** Non-empty text, or null. */
export function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
