import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Oil and vinegar. */
export const oils: readonly DemoProduct[] = [
  product({
    key: 'oil-raps',
    number: 'KT-4201',
    name: text('Rapsöl Freiamt', 'Freiamt rapeseed oil', 'Huile de colza du Freiamt'),
    facts: text('Kalt gepresst, 5 dl', 'Cold-pressed, 500 ml', 'Pressée à froid, 5 dl'),
    description: prose(
      ['Nussig und goldgelb. Für Salat und zum Schluss über Gemüse, nicht zum scharfen Anbraten.'],
      ['Nutty and golden. For salad and over vegetables at the end, not for hot searing.'],
      ['Noisettée et dorée. Pour la salade et les légumes, pas pour saisir à feu vif.'],
    ),
    manufacturer: 'gewuerzamt',
    categories: ['oils'],
    price: 14.5,
    tax: 'reduced',
    stock: 90,
    weight: 0.95,
    content: { purchaseUnit: 0.5, referenceUnit: 1, unit: 'l' },
    properties: ['glass'],
    pictures: ['oil-raps'],
  }),
  product({
    key: 'oil-baumnuss',
    number: 'KT-4202',
    name: text('Baumnussöl', 'Walnut oil', 'Huile de noix'),
    facts: text('Aus dem Waadtland, 2,5 dl', 'From Vaud, 250 ml', 'Du canton de Vaud, 2,5 dl'),
    description: prose(
      ['Geröstet und gepresst in Sévery. Offen acht Wochen haltbar, am besten kühl.'],
      ['Roasted and pressed at Sévery. Keeps eight weeks once open, best in the cold.'],
      ['Torréfiée et pressée à Sévery. Ouverte, se garde huit semaines au frais.'],
    ),
    manufacturer: 'gewuerzamt',
    categories: ['oils'],
    price: 22,
    tax: 'reduced',
    stock: 5,
    closeout: true,
    weight: 0.55,
    content: { purchaseUnit: 0.25, referenceUnit: 1, unit: 'l' },
    properties: ['glass'],
    pictures: ['oil-baumnuss'],
  }),
  product({
    key: 'vinegar-apfel',
    number: 'KT-4203',
    name: text('Apfelessig Thurgau', 'Thurgau cider vinegar', 'Vinaigre de pomme de Thurgovie'),
    facts: text('Naturtrüb, 5 dl', 'Unfiltered, 500 ml', 'Non filtré, 5 dl'),
    description: prose(
      ['Zwei Jahre im Eichenfass. Mild genug für Gurken, kräftig genug für Linsen.'],
      ['Two years in oak. Mild enough for cucumber, strong enough for lentils.'],
      ['Deux ans en fût de chêne. Doux pour le concombre, franc pour les lentilles.'],
    ),
    manufacturer: 'gewuerzamt',
    categories: ['oils'],
    price: 12.9,
    tax: 'reduced',
    stock: 70,
    weight: 0.95,
    content: { purchaseUnit: 0.5, referenceUnit: 1, unit: 'l' },
    properties: ['glass'],
    pictures: ['vinegar-apfel'],
  }),
];
