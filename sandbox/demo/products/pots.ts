import type { DemoProduct } from '../model.ts';
import { daysAgo, product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Pots, saucepans and stockpots. */
export const pots: readonly DemoProduct[] = [
  product({
    key: 'pot-linea',
    number: 'KT-1001',
    name: text('Kochtopf Linea', 'Linea saucepot', 'Faitout Linea'),
    facts: text(
      'Edelstahl, 3,5 bis 6 Liter',
      'Stainless steel, 3.5 to 6 litres',
      'Acier inoxydable, de 3,5 à 6 litres',
    ),
    description: prose(
      [
        'Der Topf, mit dem die Woche anfängt. Dreischichtiger Boden, Griffe genietet, Deckel mit Knopf, der sich ersetzen lässt.',
        'Die Literskala ist innen eingeätzt und bleibt.',
      ],
      [
        'The pot a week starts with. Three-ply base, riveted handles, a lid whose knob can be replaced.',
        'The litre scale is etched inside and stays there.',
      ],
      [
        'La marmite par laquelle commence la semaine. Fond triple épaisseur, poignées rivetées, couvercle dont le bouton se remplace.',
        'L’échelle de litres est gravée à l’intérieur : elle reste.',
      ],
    ),
    manufacturer: 'kontor',
    categories: ['pots'],
    price: 129,
    weight: 2.3,
    size: { width: 300, height: 190, length: 240 },
    topseller: true,
    swissDesign: true,
    properties: ['steel', 'induction', 'gas', 'ceramic', 'oven', 'dishwasher'],
    configurator: ['volume'],
    variants: [
      { options: ['v35'], price: 109 },
      { options: ['v45'] },
      { options: ['v60'], price: 149, stock: 3 },
    ],
    pictures: ['pot-linea-5', 'pot-linea-open', 'pot-linea-loop'],
    specifications: [
      {
        label: text('Boden', 'Base', 'Fond'),
        value: text(
          'Edelstahl, Aluminium, Edelstahl, 6 mm',
          'Steel, aluminium, steel, 6 mm',
          'Inox, aluminium, inox, 6 mm',
        ),
      },
      {
        label: text('Ofenfest', 'Oven-safe', 'Résistance au four'),
        value: text('bis 240 °C', 'to 240 °C', 'jusqu’à 240 °C'),
      },
    ],
    crossSelling: [
      {
        title: text('Passt dazu', 'Goes with it', 'Va bien avec'),
        products: ['saucepan-linea', 'steamer-linea', 'spoon-buche', 'towel-streifen'],
      },
    ],
    reviews: [
      {
        points: 5,
        title: 'Seit Ostern täglich im Einsatz',
        text: 'Nichts brennt an, der Deckel klappert nicht. Mehr will ich von einem Topf nicht.',
        author: 'Regula F.',
        language: 'de',
        date: '2026-09-02',
      },
      {
        points: 4,
        title: 'Solide',
        text: 'Fond impeccable sur l’induction, un peu lourde une fois pleine.',
        author: 'Hervé M.',
        language: 'fr',
        date: '2026-07-19',
      },
    ],
  }),
  product({
    key: 'saucepan-linea',
    number: 'KT-1002',
    name: text('Stielkasserolle Linea', 'Linea saucepan', 'Casserole à manche Linea'),
    facts: text(
      'Edelstahl, Ø 16 bis 20 cm',
      'Stainless steel, 16 to 20 cm',
      'Acier inoxydable, Ø 16 à 20 cm',
    ),
    description: prose(
      ['Für Milch, Eier, Sauce. Der Rand giesst von beiden Seiten ohne Tropfen, der Stiel bleibt kühl.'],
      ['For milk, eggs and sauce. The rim pours cleanly from either side and the handle stays cool.'],
      ['Pour le lait, les œufs, la sauce. Le bord verse des deux côtés sans goutter, le manche reste froid.'],
    ),
    manufacturer: 'kontor',
    categories: ['pots'],
    price: 79,
    weight: 1.2,
    swissDesign: true,
    properties: ['steel', 'induction', 'gas', 'ceramic', 'dishwasher'],
    configurator: ['diameter'],
    variants: [{ options: ['d16'] }, { options: ['d18'], price: 89 }, { options: ['d20'], price: 99 }],
    pictures: ['saucepan-linea', 'saucepan-linea-lid'],
  }),
  product({
    key: 'saucepan-kupfer',
    number: 'KT-1003',
    name: text('Stielkasserolle Kupfer', 'Copper saucepan', 'Casserole en cuivre'),
    facts: text(
      'Kupfer, dreilagig, 1,5 Liter',
      'Copper, three-ply, 1.5 litres',
      'Cuivre trois couches, 1,5 litre',
    ),
    description: prose(
      [
        'Reagiert auf jeden Dreh am Regler. Innen Edelstahl, aussen zwei Millimeter Kupfer, der Griff aus Messing.',
        'Wird mit den Jahren dunkler; wer es hell mag, nimmt Zitrone und Salz.',
      ],
      [
        'Answers every turn of the knob. Steel inside, two millimetres of copper outside, a handle of brass.',
        'It darkens over the years; lemon and salt bring the shine back.',
      ],
      [
        'Elle répond au moindre réglage. Inox à l’intérieur, deux millimètres de cuivre à l’extérieur, manche en laiton.',
        'Elle fonce avec le temps ; citron et sel la font briller à nouveau.',
      ],
    ),
    manufacturer: 'cuprum',
    categories: ['pots'],
    price: 249,
    stock: 12,
    weight: 1.9,
    released: daysAgo(20),
    freeShipping: true,
    properties: ['copper', 'gas', 'ceramic', 'by-hand'],
    pictures: ['saucepan-kupfer'],
    reviews: [
      {
        points: 5,
        title: 'Sucre parfait',
        text: 'Caramel sans surprise, la chaleur suit la main.',
        author: 'Nadège P.',
        language: 'fr',
        date: '2026-11-01',
      },
    ],
  }),
  product({
    key: 'stockpot-nord',
    number: 'KT-1004',
    name: text('Suppentopf Nord', 'Nord stockpot', 'Marmite Nord'),
    facts: text('Stahl emailliert, 7 Liter', 'Enamelled steel, 7 litres', 'Acier émaillé, 7 litres'),
    description: prose(
      [
        'Hoch und schmal, damit die Brühe langsam zieht. Der Holzknopf bleibt beim Abheben kühl genug für die blosse Hand.',
      ],
      ['Tall and narrow so that stock draws slowly. The wooden knob stays cool enough for a bare hand.'],
      ['Haute et étroite, pour que le bouillon infuse lentement. Le bouton en bois se prend à main nue.'],
    ),
    manufacturer: 'kontor',
    categories: ['pots'],
    price: 119,
    weight: 2.8,
    properties: ['enamel', 'induction', 'gas', 'ceramic', 'dishwasher'],
    configurator: ['colour'],
    variants: [
      { options: ['blue'], pictures: ['stockpot-nord-blue'] },
      { options: ['red'], pictures: ['stockpot-nord-red'] },
      { options: ['cream'], pictures: ['stockpot-nord-cream'], stock: 0 },
    ],
    pictures: ['stockpot-nord-blue'],
  }),
  product({
    key: 'stockpot-linea',
    number: 'KT-1005',
    name: text('Suppentopf Linea', 'Linea stockpot', 'Marmite Linea'),
    facts: text('Edelstahl, 9 Liter', 'Stainless steel, 9 litres', 'Acier inoxydable, 9 litres'),
    description: prose(
      [
        'Neun Liter für Teigwaren, Konfitüre und Besuch. Sandwichboden bis zum Rand, damit auch Risotto gelingt.',
      ],
      ['Nine litres for pasta, jam and visitors. The base is layered to the edge, so risotto works too.'],
      [
        'Neuf litres pour les pâtes, la confiture et les invités. Fond sandwich jusqu’au bord : le risotto réussit aussi.',
      ],
    ),
    manufacturer: 'kontor',
    categories: ['pots'],
    price: 169,
    weight: 3.6,
    swissDesign: true,
    properties: ['steel', 'induction', 'gas', 'ceramic', 'oven', 'dishwasher'],
    pictures: ['stockpot-linea'],
  }),
];
