import type {
  Difficulty,
  Entry,
  EntryKind,
  FormKind,
  Ingredient,
  IngredientGroup,
  Nutrient,
  Recipe,
} from '../../../schema/generated/types.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { SwCategory } from '../../shopware/entities.ts';
import { image } from '../../shopware/mappers/image.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import { categoryPath } from '../../shopware/reads/seo-paths.ts';

export type EntrySource = Omit<Entry, 'recipe'> & { readonly recipe: RecipeSource | null };

const DAY = /^\d{4}-\d{2}-\d{2}/;

function kindOf(category: SwCategory): EntryKind | null {
  return entryKind(customField(category, 'kontor_kind'));
}

/** A recipe, post or news item from its category; null for an ordinary category. */
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

const ENTRY_KINDS: Readonly<Record<string, EntryKind>> = { recipe: 'RECIPE', blog: 'BLOG', news: 'NEWS' };

const FORM_KINDS: Readonly<Record<string, FormKind>> = {
  contact: 'CONTACT',
  custom: 'CUSTOM',
  repair: 'REPAIR',
  return: 'RETURN',
  warranty: 'WARRANTY',
  withdrawal: 'WITHDRAWAL',
  revocationRequest: 'WITHDRAWAL', // of Shopware 6.7
  newsletter: 'NEWSLETTER',
};

/** Values of the custom fields `kontor_kind` and `kontor_entries`. */
export const ENTRY_WORDS = Object.keys(ENTRY_KINDS);

export function entryKind(word: unknown): EntryKind | null {
  return typeof word === 'string' && Object.hasOwn(ENTRY_KINDS, word) ? (ENTRY_KINDS[word] ?? null) : null;
}

export function formKind(word: unknown): FormKind | null {
  return typeof word === 'string' && Object.hasOwn(FORM_KINDS, word) ? (FORM_KINDS[word] ?? null) : null;
}

export interface IngredientSource extends Omit<Ingredient, 'path' | 'productId'> {
  /** Product number; null for none. */
  readonly product: string | null;
}

type RecipeSource = Omit<Recipe, 'ingredients'> & {
  readonly ingredients: readonly (Omit<IngredientGroup, 'ingredients'> & {
    readonly ingredients: readonly IngredientSource[];
  })[];
};

const DIFFICULTY: Readonly<Record<string, Difficulty>> = { easy: 'EASY', medium: 'MEDIUM', hard: 'HARD' };

const DEFAULT_SERVINGS = 4;

/** A recipe from the custom fields `kontor_*` of its category; malformed parts are omitted. */
function recipe(category: SwCategory): RecipeSource {
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

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((entry) => text(entry) ?? []) : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
