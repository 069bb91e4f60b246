import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CmsPagePartsFragment, NavigationLeafFragment, PageQuery } from '../../generated/graphql.ts';
import { idOf, PLAIN_LAYOUT } from '../../testing/shop-data.ts';
import { testShopper } from '../../testing/shopper.tsx';
import { CategoryPage } from './category-page.tsx';

type Category = Extract<NonNullable<PageQuery['page']>, { __typename: 'CategoryPage' }>;

const entry = (number: number, label: string) => ({
  categoryId: idOf(number),
  label,
  image: null,
  link: { path: `/${label.toLowerCase()}/`, url: null, newTab: false },
  children: [] as NavigationLeafFragment[],
});

/** A listing whose layout has a sidebar menu. */
const CMS: CmsPagePartsFragment = {
  id: idOf(1),
  type: 'product_list',
  sections: [
    {
      id: idOf(2),
      layout: PLAIN_LAYOUT,
      blocks: [],
      sidebar: [
        {
          id: idOf(3),
          type: 'category-navigation',
          layout: PLAIN_LAYOUT,
          slots: [
            {
              __typename: 'CmsCategoryNavigation',
              id: idOf(4),
              slot: 'content',
              entries: [entry(10, 'Kochen'), entry(11, 'Ersatzteile')],
            },
          ],
        },
      ],
    },
  ],
};

/** @param way labels of its ancestors and itself, top level first */
function category(...way: string[]): Category {
  const name = way.at(-1) ?? '';
  return {
    __typename: 'CategoryPage',
    home: false,
    entryKind: null,
    form: null,
    category: {
      id: idOf(11),
      name,
      path: '/ersatzteile/',
      descriptionHtml: null,
      children: [],
      products: null,
    },
    breadcrumbs: way.map((label) => ({ label, path: null })),
    seo: { title: name, description: null, canonicalPath: '/ersatzteile/', alternates: [], image: null },
    cms: CMS,
  };
}

test('lists the siblings of a subcategory', () => {
  testShopper().open(
    <CategoryPage page={category('Startseite', 'Küche', 'Ersatzteile')} listing={<p>Alles</p>} />,
  );
  const siblings = within(screen.getByTestId('category-children'));
  expect(siblings.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Kochen',
    'Ersatzteile',
  ]);
});

test('does not repeat the main menu for a top-level category', () => {
  testShopper().open(<CategoryPage page={category('Startseite', 'Ersatzteile')} listing={<p>Alles</p>} />);
  expect(screen.getByRole('heading', { name: 'Ersatzteile' })).toBeTruthy();
  expect(screen.queryByTestId('category-children')).toBeNull();
});
