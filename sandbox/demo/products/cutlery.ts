import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Cutlery. */
export const cutleries: readonly DemoProduct[] = [
  product({
    key: 'cutlery-gerade',
    number: 'KT-5301',
    name: text('Besteck Gerade, 3-teilig', 'Gerade cutlery, 3 pieces', 'Couverts Gerade, 3 pièces'),
    facts: text('Edelstahl 18/10, matt', 'Stainless steel 18/10, matt', 'Acier inoxydable 18/10, mat'),
    description: prose(
      ['Messer, Gabel, Löffel. Ohne Muster, das in Mode kommen oder gehen könnte.'],
      ['Knife, fork, spoon. No pattern to go in or out of fashion.'],
      ['Couteau, fourchette, cuillère. Sans motif à la mode ni démodé.'],
    ),
    manufacturer: 'kontor',
    categories: ['cutlery'],
    price: 36,
    tiers: [
      { from: 1, price: 36 },
      { from: 6, price: 32 },
      { from: 12, price: 29 },
    ],
    stock: 240,
    weight: 0.2,
    swissDesign: true,
    properties: ['steel', 'dishwasher'],
    pictures: ['cutlery-gerade'],
  }),
  product({
    key: 'cutlery-farbe',
    number: 'KT-5302',
    name: text('Besteck Beiz, 3-teilig', 'Beiz cutlery, 3 pieces', 'Couverts Beiz, 3 pièces'),
    facts: text(
      'Edelstahl, farbiger Griff',
      'Stainless steel, coloured handle',
      'Acier inoxydable, manche coloré',
    ),
    description: prose(
      ['Genietete Griffe in drei Farben, für Garten und Gäste.'],
      ['Riveted handles in three colours, for garden and guests.'],
      ['Manches rivetés en trois couleurs, pour le jardin et les invités.'],
    ),
    manufacturer: 'kontor',
    categories: ['cutlery'],
    price: 29,
    stock: 130,
    weight: 0.2,
    properties: ['steel', 'dishwasher'],
    configurator: ['colour'],
    variants: [
      { options: ['red'], pictures: ['cutlery-red'] },
      { options: ['green'], pictures: ['cutlery-green'] },
      { options: ['blue'], pictures: ['cutlery-blue'] },
    ],
    pictures: ['cutlery-red'],
  }),
  product({
    key: 'fork-tafel',
    number: 'KT-5303',
    name: text('Tafelgabel Gerade', 'Gerade table fork', 'Fourchette Gerade'),
    facts: text(
      'Edelstahl 18/10, einzeln',
      'Stainless steel 18/10, single',
      'Acier inoxydable 18/10, à l’unité',
    ),
    description: prose(
      ['Wenn eine im Garten geblieben ist.'],
      ['For when one stayed in the garden.'],
      ['Pour celle qui est restée au jardin.'],
    ),
    manufacturer: 'kontor',
    categories: ['cutlery', 'spares'],
    price: 12,
    stock: 200,
    weight: 0.06,
    properties: ['steel', 'dishwasher'],
    pictures: ['fork-tafel'],
  }),
  product({
    key: 'spoon-tafel',
    number: 'KT-5304',
    name: text('Tafellöffel Gerade', 'Gerade table spoon', 'Cuillère Gerade'),
    facts: text(
      'Edelstahl 18/10, einzeln',
      'Stainless steel 18/10, single',
      'Acier inoxydable 18/10, à l’unité',
    ),
    description: prose(
      ['Genau 15 Milliliter. Misst also auch.'],
      ['Exactly 15 millilitres, so it measures too.'],
      ['Exactement 15 millilitres : elle mesure aussi.'],
    ),
    manufacturer: 'kontor',
    categories: ['cutlery', 'spares'],
    price: 12,
    stock: 200,
    weight: 0.06,
    properties: ['steel', 'dishwasher'],
    pictures: ['spoon-tafel'],
  }),
];
