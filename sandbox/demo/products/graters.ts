import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Graters and peelers. */
export const graters: readonly DemoProduct[] = [
  product({
    key: 'peeler-kolibri',
    number: 'KT-6101',
    name: text('Sparschäler Kolibri', 'Kolibri peeler', 'Éplucheur Kolibri'),
    facts: text(
      'Edelstahl, Klinge beidseitig',
      'Stainless steel, double-edged',
      'Acier inoxydable, lame double',
    ),
    description: prose(
      ['Für Links- und Rechtshänder, seit 1947 kaum verändert. Klinge wechselbar.'],
      ['For either hand, hardly changed since 1947. The blade can be replaced.'],
      ['Pour gauchers et droitiers, presque inchangé depuis 1947. Lame remplaçable.'],
    ),
    manufacturer: 'kontor',
    categories: ['graters'],
    price: 9.9,
    stock: 500,
    weight: 0.04,
    topseller: true,
    swissDesign: true,
    properties: ['steel', 'dishwasher'],
    configurator: ['colour'],
    variants: [
      { options: ['red'], pictures: ['peeler-kolibri-red'] },
      { options: ['graphite'], pictures: ['peeler-kolibri-graphite'] },
      { options: ['green'], pictures: ['peeler-kolibri-green'] },
    ],
    pictures: ['peeler-kolibri-red'],
    reviews: [
      {
        points: 5,
        title: 'Der beste',
        text: 'Gibt es einen anderen?',
        author: 'Erika V.',
        language: 'de',
        date: '2026-10-20',
      },
      {
        points: 5,
        title: 'Best peeler, any price',
        text: 'Bought one for every kitchen I cook in.',
        author: 'Fiona B.',
        language: 'en',
        date: '2026-08-30',
      },
    ],
  }),
  product({
    key: 'grater-vier',
    number: 'KT-6102',
    name: text('Vierkantreibe Zahn', 'Zahn box grater', 'Râpe à quatre faces Zahn'),
    facts: text('Edelstahl, geätzt', 'Stainless steel, etched', 'Acier inoxydable, gravé'),
    description: prose(
      ['Geätzte Zähne schneiden, statt zu quetschen. Steht auf Gummi.'],
      ['Etched teeth cut instead of crushing. Stands on rubber.'],
      ['Les dents gravées coupent au lieu d’écraser. Pieds en caoutchouc.'],
    ),
    manufacturer: 'kontor',
    categories: ['graters'],
    price: 44,
    weight: 0.45,
    properties: ['steel', 'dishwasher'],
    pictures: ['grater-vier'],
  }),
  product({
    key: 'grater-roesti',
    number: 'KT-6103',
    name: text('Röstiraffel', 'Rösti grater', 'Râpe à rösti'),
    facts: text('Edelstahl, Griff rot', 'Stainless steel, red handle', 'Acier inoxydable, poignée rouge'),
    description: prose(
      ['Lange, flache Späne, wie sie die Rösti braucht. Nicht für Muskat.'],
      ['Long flat shreds, as rösti wants them. Not for nutmeg.'],
      ['De longs copeaux plats, comme il faut aux rösti. Pas pour la muscade.'],
    ),
    manufacturer: 'kontor',
    categories: ['graters'],
    price: 39,
    weight: 0.4,
    properties: ['steel', 'dishwasher'],
    pictures: ['grater-roesti', 'dish-roesti'],
  }),
];
