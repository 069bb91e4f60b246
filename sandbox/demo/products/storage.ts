import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Jars. */
export const storage: readonly DemoProduct[] = [
  product({
    key: 'jar-vorrat',
    number: 'KT-6201',
    name: text('Vorratsglas', 'Storage jar', 'Bocal'),
    facts: text(
      'Glas und Buche, 0,5 bis 1,5 Liter',
      'Glass and beech, 0.5 to 1.5 litres',
      'Verre et hêtre, de 0,5 à 1,5 litre',
    ),
    description: prose(
      ['Dichtring aus Silikon, Deckel aus Buche. Man sieht, was fehlt.'],
      ['Silicone seal, beech lid. You see what is running out.'],
      ['Joint en silicone, couvercle en hêtre. On voit ce qui manque.'],
    ),
    manufacturer: 'kontor',
    categories: ['storage'],
    price: 24,
    stock: 160,
    weight: 0.7,
    properties: ['glass', 'beech', 'by-hand'],
    configurator: ['volume'],
    variants: [
      { options: ['v05'], price: 16, pictures: ['jar-vorrat-lentil'] },
      { options: ['v10'], price: 20, pictures: ['jar-vorrat-beans'] },
      { options: ['v15'], pictures: ['jar-vorrat-pasta'] },
    ],
    pictures: ['jar-vorrat-pasta'],
  }),
  product({
    key: 'jar-set',
    number: 'KT-6202',
    name: text('Vorratsgläser, 3 Stück', 'Storage jars, set of 3', 'Bocaux, les 3'),
    facts: text('Glas und Buche', 'Glass and beech', 'Verre et hêtre'),
    description: prose(
      ['Je eines in jeder Grösse, im Karton.'],
      ['One of each size, in a box.'],
      ['Un de chaque taille, en carton.'],
    ),
    manufacturer: 'kontor',
    categories: ['storage'],
    price: 54,
    listPrice: 60,
    weight: 1.9,
    properties: ['glass', 'beech', 'by-hand'],
    pictures: ['jar-set'],
  }),
  product({
    key: 'jar-kaffee',
    number: 'KT-6203',
    name: text('Kaffeedose', 'Coffee jar', 'Bocal à café'),
    facts: text('Glas, lichtgeschützt, 500 g', 'Tinted glass, 500 g', 'Verre teinté, 500 g'),
    description: prose(
      ['Fasst ein Pfund Bohnen. Der Deckel seufzt, wenn er dicht ist.'],
      ['Holds a pound of beans. The lid sighs when it seals.'],
      ['Contient une livre de grains. Le couvercle soupire quand il ferme.'],
    ),
    manufacturer: 'kontor',
    categories: ['storage', 'cups'],
    price: 29,
    weight: 0.6,
    properties: ['glass', 'beech', 'by-hand'],
    pictures: ['jar-kaffee'],
  }),
  product({
    key: 'jar-mehl',
    number: 'KT-6204',
    name: text('Mehldose', 'Flour crock', 'Pot à farine'),
    facts: text(
      'Steinzeug mit Holzdeckel, 2 Liter',
      'Stoneware with wooden lid, 2 litres',
      'Grès et bois, 2 litres',
    ),
    description: prose(
      ['Weit genug für die Schaufel, dicht genug gegen Motten.'],
      ['Wide enough for the scoop, tight enough against moths.'],
      ['Assez large pour la pelle, assez serré contre les mites.'],
    ),
    manufacturer: 'kiesel',
    categories: ['storage'],
    price: 48,
    weight: 1.5,
    properties: ['stoneware', 'beech', 'by-hand'],
    pictures: ['jar-mehl'],
  }),
];
