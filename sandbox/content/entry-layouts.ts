import type { DemoArticle, DemoRecipe } from '../demo/entry.ts';
import { entryKey } from '../demo/entry-categories.ts';
import type { Text } from '../demo/model.ts';
import { news } from '../demo/news/news.ts';
import { posts } from '../demo/posts/posts.ts';
import { recipes } from '../demo/recipes/recipes.ts';
import type { Layout, LayoutSection } from './layout-model.ts';

function productsBelow(products: readonly string[] | undefined, title: Text): LayoutSection[] {
  if (products === undefined || products.length === 0) return [];
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

/** What a recipe is made of stands in its custom fields; its page shows what it is made with. */
function recipeLayout({ key, name, products }: DemoRecipe): Layout {
  return {
    key: entryKey('recipe', key),
    name,
    type: 'page',
    sections: productsBelow(products, {
      de: 'Damit gelingt es',
      en: 'What you need for it',
      fr: 'Pour la réussir',
    }),
  };
}

function articleLayout(kind: 'blog' | 'news', { key, name, body, products }: DemoArticle): Layout {
  return {
    key: entryKey(kind, key),
    name,
    type: 'page',
    sections: [
      {
        type: 'default',
        sizing: 'boxed',
        name: 'text',
        cssClass: 'article',
        blocks: [{ type: 'text', slots: { content: { type: 'text', html: body } } }],
      },
      ...productsBelow(products, { de: 'Zum Thema', en: 'In the shop', fr: 'Dans la boutique' }),
    ],
  };
}

/** The pages of recipes, posts and news. */
export const entryLayouts: readonly Layout[] = [
  ...recipes.map(recipeLayout),
  ...posts.map((post) => articleLayout('blog', post)),
  ...news.map((item) => articleLayout('news', item)),
];
