import type { DemoProduct } from '../model.ts';
import { daysAgo, product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Pressure cookers and kettles. */
export const pressureCooking: readonly DemoProduct[] = [
  product({
    key: 'pressure-forte',
    number: 'KT-1301',
    name: text('Dampfkochtopf Forte', 'Forte pressure cooker', 'Autocuiseur Forte'),
    facts: text(
      'Edelstahl, 3,5 bis 6 Liter',
      'Stainless steel, 3.5 to 6 litres',
      'Acier inoxydable, de 3,5 à 6 litres',
    ),
    description: prose(
      [
        'Zwei Druckstufen, ein Ring am Stift zeigt welche. Dichtung und Ventil gibt es einzeln, seit 1996 dieselben.',
      ],
      [
        'Two levels of pressure; rings on the pin show which. Seal and valve are sold singly and have not changed since 1996.',
      ],
      [
        'Deux niveaux de pression, indiqués par les anneaux de la tige. Joint et soupape se vendent seuls, inchangés depuis 1996.',
      ],
    ),
    manufacturer: 'kontor',
    categories: ['pressure'],
    price: 219,
    weight: 3.1,
    topseller: true,
    swissDesign: true,
    properties: ['steel', 'induction', 'gas', 'ceramic', 'dishwasher'],
    configurator: ['volume'],
    variants: [{ options: ['v35'] }, { options: ['v45'], price: 239 }, { options: ['v60'], price: 259 }],
    pictures: ['pressure-forte'],
    crossSelling: [
      {
        title: text('Ersatzteile', 'Spare parts', 'Pièces de rechange'),
        products: ['seal-forte-22', 'valve-forte', 'handle-forte'],
      },
    ],
    reviews: [
      {
        points: 5,
        title: 'Siedfleisch an einem Werktag',
        text: 'Vierzig Minuten statt drei Stunden.',
        author: 'Hanspeter G.',
        language: 'de',
        date: '2026-10-01',
      },
    ],
  }),
  product({
    key: 'pressure-forte-pan',
    number: 'KT-1302',
    name: text('Dampfbratpfanne Forte', 'Forte pressure pan', 'Sauteuse à pression Forte'),
    facts: text(
      'Edelstahl, 2,5 Liter, Ø 24 cm',
      'Stainless steel, 2.5 litres, 24 cm',
      'Acier inoxydable, 2,5 litres, Ø 24 cm',
    ),
    description: prose(
      ['Anbraten, Deckel drauf, acht Minuten. Für Risotto ohne Rühren.'],
      ['Sear, close, eight minutes. For risotto without stirring.'],
      ['Saisir, fermer, huit minutes. Pour un risotto sans remuer.'],
    ),
    manufacturer: 'kontor',
    categories: ['pressure'],
    price: 189,
    weight: 2.7,
    properties: ['steel', 'induction', 'gas', 'ceramic', 'dishwasher', 'd24'],
    pictures: ['pressure-forte-pan'],
  }),
  product({
    key: 'kettle-pfiff',
    number: 'KT-1303',
    name: text('Wasserkessel Pfiff', 'Pfiff kettle', 'Bouilloire Pfiff'),
    facts: text('Stahl emailliert, 2 Liter', 'Enamelled steel, 2 litres', 'Acier émaillé, 2 litres'),
    description: prose(
      ['Pfeift zweistimmig, wenn das Wasser kocht. Der Bügel aus Buche klappt zur Seite.'],
      ['Whistles in two parts when the water boils. The beech bail folds aside.'],
      ['Siffle à deux voix quand l’eau bout. L’anse en hêtre se rabat.'],
    ),
    manufacturer: 'kontor',
    categories: ['pressure', 'cups'],
    price: 98,
    weight: 1.6,
    released: daysAgo(28),
    properties: ['enamel', 'induction', 'gas', 'ceramic', 'by-hand'],
    configurator: ['colour'],
    variants: [
      { options: ['cream'], pictures: ['kettle-pfiff-cream'] },
      { options: ['red'], pictures: ['kettle-pfiff-red'] },
      { options: ['blue'], pictures: ['kettle-pfiff-blue'], stock: 1 },
    ],
    pictures: ['kettle-pfiff-cream'],
  }),
  product({
    key: 'kettle-linea',
    number: 'KT-1304',
    name: text('Wasserkessel Linea', 'Linea kettle', 'Bouilloire Linea'),
    facts: text('Edelstahl, 1,6 Liter', 'Stainless steel, 1.6 litres', 'Acier inoxydable, 1,6 litre'),
    description: prose(
      ['Giesst in dünnem Strahl für Filterkaffee und in dickem für Teigwarenwasser.'],
      ['Pours thin for filter coffee and thick for pasta water.'],
      ['Un filet fin pour le café filtre, un jet large pour l’eau des pâtes.'],
    ),
    manufacturer: 'kontor',
    categories: ['pressure', 'cups'],
    price: 119,
    weight: 1.3,
    properties: ['steel', 'induction', 'gas', 'ceramic', 'dishwasher'],
    pictures: ['kettle-linea'],
  }),
];
