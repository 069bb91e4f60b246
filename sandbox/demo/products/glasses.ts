import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Glasses and carafes. */
export const glasses: readonly DemoProduct[] = [
  product({
    key: 'carafe-quell',
    number: 'KT-5201',
    name: text('Karaffe Quell', 'Quell carafe', 'Carafe Quell'),
    facts: text('Glas mit Korken, 1 Liter', 'Glass with cork, 1 litre', 'Verre et liège, 1 litre'),
    description: prose(
      ['Mundgeblasen in Hergiswil. Passt in die Kühlschranktür, tropft nicht.'],
      ['Blown in Hergiswil. Fits the fridge door and does not drip.'],
      ['Soufflée à Hergiswil. Tient dans la porte du frigo, ne goutte pas.'],
    ),
    manufacturer: 'kontor',
    categories: ['glasses'],
    price: 39,
    weight: 0.6,
    swissDesign: true,
    properties: ['glass', 'by-hand'],
    pictures: ['carafe-quell'],
  }),
  product({
    key: 'carafe-wein',
    number: 'KT-5202',
    name: text('Dekanter Quell', 'Quell decanter', 'Décanteur Quell'),
    facts: text('Glas, 1,5 Liter', 'Glass, 1.5 litres', 'Verre, 1,5 litre'),
    description: prose(
      ['Breiter Bauch, enger Hals: Der Wein atmet, die Hand greift.'],
      ['Broad belly, narrow neck: the wine breathes, the hand holds.'],
      ['Ventre large, col étroit : le vin respire, la main tient.'],
    ),
    manufacturer: 'kontor',
    categories: ['glasses'],
    price: 58,
    weight: 0.9,
    properties: ['glass', 'by-hand'],
    pictures: ['carafe-wein'],
  }),
  product({
    key: 'tumbler-klar',
    number: 'KT-5203',
    name: text('Wasserglas Klar', 'Klar tumbler', 'Verre à eau Klar'),
    facts: text('Glas, 2,5 dl', 'Glass, 250 ml', 'Verre, 2,5 dl'),
    description: prose(
      ['Schwerer Boden, dünner Rand. Sechs davon sind ein Tisch.'],
      ['Heavy base, thin rim. Six of them make a table.'],
      ['Base lourde, bord fin. Six font une table.'],
    ),
    manufacturer: 'kontor',
    categories: ['glasses'],
    price: 9.5,
    tiers: [
      { from: 1, price: 9.5 },
      { from: 6, price: 8.5 },
      { from: 24, price: 7.5 },
    ],
    stock: 500,
    weight: 0.3,
    properties: ['glass', 'dishwasher'],
    pictures: ['tumbler-klar'],
  }),
  product({
    key: 'tumbler-most',
    number: 'KT-5204',
    name: text('Mostglas', 'Cider glass', 'Verre à cidre'),
    facts: text('Pressglas, 3 dl', 'Pressed glass, 300 ml', 'Verre pressé, 3 dl'),
    description: prose(
      ['Wie früher im Bahnhofbuffet. Unkaputtbar, fast.'],
      ['As it used to be at the station buffet. Unbreakable, nearly.'],
      ['Comme jadis au buffet de la gare. Incassable, presque.'],
    ),
    manufacturer: 'kontor',
    categories: ['glasses'],
    price: 8,
    listPrice: 9.5,
    stock: 340,
    weight: 0.35,
    properties: ['glass', 'dishwasher'],
    pictures: ['tumbler-most'],
  }),
];
