import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Mixing bowls. */
export const bowls: readonly DemoProduct[] = [
  product({
    key: 'bowl-rund',
    number: 'KT-3101',
    name: text('Rührschüssel Rund', 'Rund mixing bowl', 'Bol à mélanger Rund'),
    facts: text('Steinzeug, 1 bis 3,5 Liter', 'Stoneware, 1 to 3.5 litres', 'Grès, de 1 à 3,5 litres'),
    description: prose(
      ['Steht fest, auch wenn man einhändig rührt. Der Rand ist so breit, dass man sie gut trägt.'],
      ['Stays put under a one-handed whisk. The rim is broad enough to carry it by.'],
      ['Stable même quand on fouette d’une main. Le bord est assez large pour la porter.'],
    ),
    manufacturer: 'kiesel',
    categories: ['bowls'],
    price: 54,
    weight: 1.9,
    properties: ['stoneware', 'oven', 'dishwasher'],
    configurator: ['volume'],
    variants: [{ options: ['v10'], price: 38 }, { options: ['v15'], price: 44 }, { options: ['v35'] }],
    pictures: ['bowl-rund-white', 'hero-baking'],
  }),
  product({
    key: 'bowl-linea',
    number: 'KT-3102',
    name: text('Rührschüssel Linea', 'Linea mixing bowl', 'Bol Linea'),
    facts: text('Edelstahl, 3 Liter', 'Stainless steel, 3 litres', 'Acier inoxydable, 3 litres'),
    description: prose(
      [
        'Leicht, unzerbrechlich, mit Masseinteilung innen. Schlagrahm wird im gekühlten Stahl schneller steif.',
      ],
      ['Light, unbreakable, marked inside. Cream stiffens faster in chilled steel.'],
      ['Léger, incassable, gradué. La crème monte plus vite dans l’acier froid.'],
    ),
    manufacturer: 'kontor',
    categories: ['bowls'],
    price: 42,
    weight: 0.6,
    swissDesign: true,
    properties: ['steel', 'dishwasher'],
    pictures: ['bowl-linea'],
  }),
  product({
    key: 'bowl-set',
    number: 'KT-3103',
    name: text('Schüsselsatz Rund, 3 Stück', 'Rund bowls, set of 3', 'Jeu de bols Rund, les 3'),
    facts: text('Steinzeug, ineinander stapelbar', 'Stoneware, nesting', 'Grès, empilables'),
    description: prose(
      ['Klein für Eier, mittel für Salat, gross für Teig.'],
      ['Small for eggs, medium for salad, large for dough.'],
      ['Petit pour les œufs, moyen pour la salade, grand pour la pâte.'],
    ),
    manufacturer: 'kiesel',
    categories: ['bowls'],
    price: 118,
    listPrice: 136,
    weight: 4.4,
    properties: ['stoneware', 'oven', 'dishwasher'],
    pictures: ['bowl-set'],
  }),
  product({
    key: 'colander-sieb',
    number: 'KT-3104',
    name: text('Seiher Quell', 'Quell colander', 'Passoire Quell'),
    facts: text('Stahl emailliert, Ø 24 cm', 'Enamelled steel, 24 cm', 'Acier émaillé, Ø 24 cm'),
    description: prose(
      ['Steht auf einem Fuss, damit das Abtropfwasser nicht zurückkommt.'],
      ['Stands on a foot so that what drains stays away.'],
      ['Sur pied : ce qui s’égoutte ne remonte pas.'],
    ),
    manufacturer: 'kontor',
    categories: ['bowls', 'helpers'],
    price: 48,
    weight: 0.8,
    properties: ['enamel', 'dishwasher', 'd24'],
    configurator: ['colour'],
    variants: [
      { options: ['cream'], pictures: ['colander-cream'] },
      { options: ['blue'], pictures: ['colander-blue'] },
      { options: ['red'], pictures: ['colander-red'] },
    ],
    pictures: ['colander-cream'],
  }),
];
