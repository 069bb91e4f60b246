import type { DemoProduct } from '../model.ts';
import { daysAgo, product } from '../product.ts';
import { prose, text } from '../text.ts';

import { cocotteAlva } from './cocotte-alva.ts';

/** Cocottes of cast iron. */
export const cocottes: readonly DemoProduct[] = [
  cocotteAlva,
  product({
    key: 'cocotte-alva-oval',
    number: 'KT-1102',
    name: text('Cocotte Alva oval', 'Alva oval cocotte', 'Cocotte ovale Alva'),
    facts: text(
      'Gusseisen emailliert, 4,5 Liter',
      'Enamelled cast iron, 4.5 litres',
      'Fonte émaillée, 4,5 litres',
    ),
    description: prose(
      ['Für Poulet, Lammgigot und alles, was länger ist als breit.'],
      ['For chicken, leg of lamb and whatever is longer than wide.'],
      ['Pour le poulet, le gigot et tout ce qui est plus long que large.'],
    ),
    manufacturer: 'emmental',
    categories: ['cocottes'],
    price: 249,
    weight: 5.4,
    swissDesign: true,
    properties: ['cast-iron', 'induction', 'gas', 'ceramic', 'oven', 'by-hand'],
    configurator: ['colour'],
    variants: [
      { options: ['blue'], pictures: ['cocotte-oval-blue'] },
      { options: ['red'], pictures: ['cocotte-oval-red'] },
      { options: ['graphite'], price: 239, pictures: ['cocotte-oval-graphite'] },
    ],
    pictures: ['cocotte-oval-blue'],
  }),
  product({
    key: 'cocotte-mini',
    number: 'KT-1103',
    name: text('Mini-Cocotte Alva', 'Alva mini cocotte', 'Mini-cocotte Alva'),
    facts: text(
      'Gusseisen emailliert, Ø 10 cm, 0,25 Liter',
      'Enamelled cast iron, 10 cm, 0.25 litres',
      'Fonte émaillée, Ø 10 cm, 0,25 litre',
    ),
    description: prose(
      ['Ein Ei, ein Gratin, eine Portion Crème. Sechs davon passen aufs Blech.'],
      ['One egg, one gratin, one helping of custard. Six fit on a tray.'],
      ['Un œuf, un gratin, une crème. Il en tient six sur une plaque.'],
    ),
    manufacturer: 'emmental',
    categories: ['cocottes'],
    price: 39,
    tiers: [
      { from: 1, price: 39 },
      { from: 4, price: 35 },
      { from: 6, price: 32 },
    ],
    weight: 0.9,
    released: daysAgo(12),
    properties: ['cast-iron', 'oven', 'by-hand'],
    pictures: ['cocotte-mini'],
  }),
  product({
    key: 'braiser-alva',
    number: 'KT-1104',
    name: text('Schmorpfanne Alva', 'Alva braiser', 'Sauteuse Alva'),
    facts: text('Gusseisen emailliert, Ø 28 cm', 'Enamelled cast iron, 28 cm', 'Fonte émaillée, Ø 28 cm'),
    description: prose(
      ['Flacher Rand, grosser Boden: zum Anbraten weit offen, zum Schmoren mit Deckel zu.'],
      ['Low sides and a broad base: open for searing, covered for braising.'],
      ['Bord bas, grand fond : ouverte pour saisir, fermée pour braiser.'],
    ),
    manufacturer: 'emmental',
    categories: ['cocottes', 'pans'],
    price: 199,
    weight: 4.9,
    properties: ['cast-iron', 'induction', 'gas', 'ceramic', 'oven', 'by-hand', 'd28'],
    pictures: ['braiser-alva'],
  }),
  product({
    key: 'set-sunday',
    number: 'KT-1105',
    name: text('Sonntagsset', 'Sunday set', 'Ensemble du dimanche'),
    facts: text('Cocotte, Kochlöffel, Küchentuch', 'Cocotte, spoon, tea towel', 'Cocotte, cuillère, torchon'),
    description: prose(
      ['Was es für den ersten Braten braucht, zusammen günstiger als einzeln.'],
      ['What a first roast takes, cheaper together than apart.'],
      ['De quoi réussir un premier rôti, moins cher ensemble que séparément.'],
    ),
    manufacturer: 'kontor',
    categories: ['cocottes'],
    price: 205,
    listPrice: 222.5,
    weight: 5.2,
    freeShipping: true,
    properties: ['cast-iron', 'induction', 'gas', 'ceramic', 'oven', 'd24'],
    pictures: ['set-sunday', 'cocotte-scene'],
    bundle: [
      { product: 'cocotte-alva', quantity: 1 },
      { product: 'spoon-buche', quantity: 1 },
      { product: 'towel-streifen', quantity: 1 },
    ],
  }),
];
