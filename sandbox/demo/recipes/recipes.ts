import type { DemoRecipe } from '../entry.ts';
import { breadRecipes } from './breads.ts';
import { cakeRecipes } from './cakes.ts';
import { creamRecipes } from './cream.ts';
import { fruitRecipes } from './fruit.ts';
import { ovenRecipes } from './oven.ts';
import { panRecipes } from './pan.ts';
import { soupRecipes } from './soups.ts';
import { stewRecipes } from './stews.ts';
import { tartRecipes } from './tarts.ts';

/** Every recipe of the demo shop. */
export const recipes: readonly DemoRecipe[] = [
  ...stewRecipes,
  ...breadRecipes,
  ...soupRecipes,
  ...ovenRecipes,
  ...fruitRecipes,
  ...panRecipes,
  ...cakeRecipes,
  ...tartRecipes,
  ...creamRecipes,
];
