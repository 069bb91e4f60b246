import { cookingCategories } from './categories/cooking.ts';
import { footerCategories } from './categories/footer.ts';
import { formCategories } from './categories/forms.ts';
import { legalCategories } from './categories/legal.ts';
import { moreCategories } from './categories/more.ts';
import { tableCategories } from './categories/table.ts';
import { articleCategory, recipeCategory } from './entry-categories.ts';
import type { DemoCategory } from './model.ts';
import { news } from './news/news.ts';
import { posts } from './posts/posts.ts';
import { recipes } from './recipes/recipes.ts';

/** Main, footer and service navigation of the demo shop, and the entries below its lists. */
export const categories: readonly DemoCategory[] = [
  ...cookingCategories,
  ...tableCategories,
  ...moreCategories,
  ...footerCategories,
  ...formCategories,
  ...legalCategories,
  ...recipes.map((recipe) => recipeCategory(recipe, 'recipes')),
  ...posts.map((post) => articleCategory(post, 'blog', 'journal')),
  ...news.map((item) => articleCategory(item, 'news', 'news')),
];
