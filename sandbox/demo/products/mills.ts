import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Mills and mortars. */
export const mills: readonly DemoProduct[] = [
  product({
    key: 'mill-turm',
    number: 'KT-4001',
    name: text('Pfeffermühle Turm', 'Turm pepper mill', 'Moulin à poivre Turm'),
    facts: text('Nussbaum, Keramikmahlwerk', 'Walnut, ceramic grinder', 'Noyer, mécanisme céramique'),
    description: prose(
      ['Keramik mahlt, ohne zu reiben, und rostet nicht. Am Knopf wird die Feinheit gestellt.'],
      ['Ceramic grinds without rubbing and never rusts. The knob sets how fine.'],
      ['La céramique moud sans frotter et ne rouille pas. Le bouton règle la finesse.'],
    ),
    manufacturer: 'arven',
    categories: ['mills'],
    price: 89,
    weight: 0.4,
    topseller: true,
    properties: ['walnut', 'by-hand'],
    pictures: ['mill-turm'],
    reviews: [
      {
        points: 5,
        title: 'Mahlt auch Tellicherry',
        text: 'Ohne Haken, ohne Rest auf dem Tisch.',
        author: 'Fabio N.',
        language: 'de',
        date: '2026-10-04',
      },
    ],
  }),
  product({
    key: 'mill-salz',
    number: 'KT-4002',
    name: text('Salzmühle Turm', 'Turm salt mill', 'Moulin à sel Turm'),
    facts: text('Ahorn, Keramikmahlwerk', 'Maple, ceramic grinder', 'Érable, mécanisme céramique'),
    description: prose(
      ['Die helle Schwester. Für trockenes Salz; feuchtes gehört in den Topf.'],
      ['The pale sister. For dry salt; damp salt belongs in a pot.'],
      ['La sœur claire. Pour le sel sec ; l’humide va dans un pot.'],
    ),
    manufacturer: 'arven',
    categories: ['mills'],
    price: 89,
    weight: 0.4,
    properties: ['maple', 'by-hand'],
    pictures: ['mill-salz'],
  }),
  product({
    key: 'mill-klein',
    number: 'KT-4003',
    name: text('Gewürzmühle Kegel', 'Kegel spice mill', 'Moulin à épices Kegel'),
    facts: text('Eiche, 14 cm', 'Oak, 14 cm', 'Chêne, 14 cm'),
    description: prose(
      ['Klein genug für Muskat, grob genug für Koriander.'],
      ['Small enough for nutmeg, coarse enough for coriander.'],
      ['Assez petit pour la muscade, assez gros pour la coriandre.'],
    ),
    manufacturer: 'arven',
    categories: ['mills'],
    price: 59,
    listPrice: 69,
    weight: 0.3,
    properties: ['oak', 'by-hand'],
    pictures: ['mill-klein'],
  }),
  product({
    key: 'mortar-granit',
    number: 'KT-4004',
    name: text('Mörser Granit', 'Granite mortar', 'Mortier en granit'),
    facts: text('Maggia-Granit, Ø 15 cm', 'Maggia granite, 15 cm', 'Granit de la Maggia, Ø 15 cm'),
    description: prose(
      ['Vier Kilo, die nicht wandern. Innen rau, damit Körner nicht davonspringen.'],
      ['Four kilos that do not wander. Rough inside, so seeds cannot escape.'],
      ['Quatre kilos qui ne bougent pas. Rugueux dedans : les graines ne s’échappent pas.'],
    ),
    manufacturer: 'kontor',
    categories: ['mills'],
    price: 79,
    weight: 4.1,
    properties: ['granite', 'by-hand'],
    pictures: ['mortar-granit'],
  }),
];
