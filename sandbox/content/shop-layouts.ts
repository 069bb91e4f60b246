import type { Layout } from './layout-model.ts';

/** Layouts of listings and of the product page. */
export const shopLayouts: readonly Layout[] = [
  {
    key: 'listing',
    name: { de: 'Kategorie mit Filtern', en: 'Category with filters', fr: 'Catégorie avec filtres' },
    type: 'product_list',
    sections: [
      {
        type: 'default',
        sizing: 'boxed',
        name: 'head',
        blocks: [
          { type: 'text-hero', slots: { content: { type: 'text', mapped: 'category.name' } } },
          { type: 'text', slots: { content: { type: 'text', mapped: 'category.description' } } },
        ],
      },
      {
        type: 'sidebar',
        sizing: 'boxed',
        name: 'listing',
        blocks: [
          {
            type: 'category-navigation',
            position: 'sidebar',
            slots: { content: { type: 'category-navigation' } },
          },
          { type: 'sidebar-filter', position: 'sidebar', slots: { content: { type: 'sidebar-filter' } } },
          { type: 'product-listing', slots: { content: { type: 'product-listing' } } },
        ],
      },
    ],
  },
  {
    key: 'product',
    name: { de: 'Produktseite', en: 'Product page', fr: 'Page produit' },
    type: 'product_detail',
    sections: [
      {
        type: 'default',
        sizing: 'boxed',
        blocks: [
          {
            type: 'product-heading',
            slots: { left: { type: 'product-name' }, right: { type: 'manufacturer-logo' } },
          },
          { type: 'gallery-buybox', slots: { left: { type: 'image-gallery' }, right: { type: 'buy-box' } } },
          {
            type: 'product-description-reviews',
            slots: { content: { type: 'product-description-reviews' } },
          },
          { type: 'cross-selling', slots: { content: { type: 'cross-selling' } } },
        ],
      },
    ],
  },
];
