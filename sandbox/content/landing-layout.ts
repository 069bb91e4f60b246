import type { Layout } from './layout-model.ts';

/** The landing page "winter kitchen". */
export const landing: Layout = {
  key: 'winter',
  name: { de: 'Winterküche', en: 'Winter kitchen', fr: 'Cuisine d’hiver' },
  type: 'landingpage',
  sections: [
    {
      type: 'default',
      sizing: 'full_width',
      name: 'hero',
      cssClass: 'hero',
      blocks: [
        {
          type: 'image-text-cover',
          name: 'hero',
          cssClass: 'hero',
          slots: {
            left: {
              type: 'image',
              picture: 'hero-baking',
              category: 'baking',
              alt: { de: 'Backformen und Schüsseln', en: 'Baking tins and bowls', fr: 'Moules et bols' },
            },
            right: {
              type: 'text',
              html: {
                de: '<h1>Winterküche</h1><p>Was lange schmort, braucht einen guten Topf. Mit dem Code WINTER25 sparen Sie CHF 25 ab CHF 150 Einkauf.</p>',
                en: '<h1>Winter kitchen</h1><p>What simmers for hours deserves a good pot. The code WINTER25 takes CHF 25 off from CHF 150.</p>',
                fr: '<h1>Cuisine d’hiver</h1><p>Ce qui mijote longtemps mérite une bonne cocotte. Le code WINTER25 vous fait gagner CHF 25 dès CHF 150 d’achat.</p>',
              },
            },
          },
        },
      ],
    },
    {
      type: 'default',
      sizing: 'boxed',
      name: 'products',
      blocks: [
        {
          type: 'product-slider',
          slots: {
            productSlider: {
              type: 'product-slider',
              title: { de: 'Für lange Abende', en: 'For long evenings', fr: 'Pour les longues soirées' },
              products: 'topseller',
              limit: 12,
            },
          },
        },
        {
          type: 'text-two-column',
          slots: {
            left: {
              type: 'text',
              html: {
                de: '<h2>Niedrig und langsam</h2><p>Gusseisen speichert Wärme. Einmal aufkochen, dann auf kleinster Stufe drei Stunden in Ruhe lassen: Mehr braucht ein Ragout nicht.</p>',
                en: '<h2>Low and slow</h2><p>Cast iron stores heat. Bring it to the boil once, then leave it on the lowest setting for three hours: a ragout asks for nothing more.</p>',
                fr: '<h2>Doux et lent</h2><p>La fonte retient la chaleur. Portez une fois à ébullition, puis laissez trois heures à feu très doux : un ragoût n’en demande pas plus.</p>',
              },
            },
            right: {
              type: 'text',
              html: {
                de: '<h2>Am Tag danach</h2><p>Aufgewärmt schmeckt es besser. Den Topf mit Deckel in den kalten Keller stellen, am nächsten Mittag bei 120 °C in den Ofen.</p>',
                en: '<h2>The day after</h2><p>It tastes better reheated. Put the covered pot in a cold larder, and in the oven at 120 °C for lunch the next day.</p>',
                fr: '<h2>Le lendemain</h2><p>Réchauffé, c’est meilleur. Laissez la cocotte couverte au frais, puis au four à 120 °C le midi suivant.</p>',
              },
            },
          },
        },
      ],
    },
  ],
};
