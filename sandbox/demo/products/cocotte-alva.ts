import type { DemoProduct } from '../model.ts';
import { product } from '../product.ts';
import { prose, text } from '../text.ts';

/** The cocotte that the shop is known for: in ten sizes and colours, with everything that a product can have. */
export const cocotteAlva: DemoProduct = product({
  key: 'cocotte-alva',
  number: 'KT-1101',
  name: text('Cocotte Alva', 'Alva cocotte', 'Cocotte Alva'),
  facts: text(
    'Gusseisen emailliert, Ø 20 bis 28 cm',
    'Enamelled cast iron, 20 to 28 cm',
    'Fonte émaillée, Ø 20 à 28 cm',
  ),
  description: prose(
    [
      'Gusseisen nimmt Wärme langsam auf und gibt sie langsam ab. Genau das braucht ein Schmorbraten: keine Spitzen, kein Anbrennen, vier Stunden dieselbe Temperatur.',
      'Die Innenseite des Deckels trägt 36 kleine Zapfen. An ihnen sammelt sich der Dampf und tropft gleichmässig zurück. Die helle Innenemaille zeigt, wie braun der Bratensatz schon ist.',
    ],
    [
      'Cast iron takes heat slowly and gives it back slowly. A braise needs exactly that: no peaks, no scorching, four hours at one temperature.',
      'Thirty-six small studs under the lid gather the steam and let it drip back evenly. The pale enamel inside shows how brown the juices are.',
    ],
    [
      'La fonte prend la chaleur lentement et la rend lentement. C’est ce qu’il faut à un braisé : pas de pointe, rien qui accroche, quatre heures à la même température.',
      'Sous le couvercle, 36 picots recueillent la vapeur et la laissent retomber régulièrement. L’émail clair montre la couleur des sucs.',
    ],
  ),
  manufacturer: 'emmental',
  categories: ['cocottes'],
  price: 189,
  listPrice: 229,
  tiers: [
    { from: 1, price: 189 },
    { from: 4, price: 179 },
    { from: 10, price: 169 },
  ],
  weight: 4.8,
  size: { width: 315, height: 170, length: 240 },
  released: '2019-09-01',
  topseller: true,
  freeShipping: true,
  swissDesign: true,
  properties: ['cast-iron', 'induction', 'gas', 'ceramic', 'oven', 'by-hand'],
  configurator: ['diameter', 'colour'],
  variants: [
    {
      options: ['d20', 'red'],
      price: 159,
      pictures: ['cocotte-alva-red', 'cocotte-open', 'cocotte-above', 'cocotte-detail', 'cocotte-scene'],
    },
    { options: ['d20', 'cream'], price: 159, pictures: ['cocotte-alva-cream'] },
    {
      options: ['d24', 'red'],
      pictures: ['cocotte-alva-red', 'cocotte-open', 'cocotte-above', 'cocotte-detail', 'cocotte-scene'],
    },
    {
      options: ['d24', 'green'],
      pictures: ['cocotte-alva-green', 'cocotte-open-green', 'cocotte-detail-green'],
    },
    {
      options: ['d24', 'blue'],
      pictures: ['cocotte-alva-blue', 'cocotte-open-blue', 'cocotte-detail-blue'],
    },
    { options: ['d24', 'cream'], pictures: ['cocotte-alva-cream'] },
    { options: ['d24', 'graphite'], stock: 0, pictures: ['cocotte-alva-graphite'] },
    {
      options: ['d28', 'red'],
      price: 229,
      stock: 2,
      pictures: ['cocotte-alva-red', 'cocotte-open', 'cocotte-above'],
    },
    { options: ['d28', 'green'], price: 229, pictures: ['cocotte-alva-green'] },
    { options: ['d28', 'graphite'], price: 229, pictures: ['cocotte-alva-graphite'] },
  ],
  pictures: ['cocotte-alva-red', 'cocotte-open', 'cocotte-above', 'cocotte-detail', 'cocotte-scene'],
  keywords: text('Bräter Schmortopf Gusstopf', 'Dutch oven casserole', 'faitout en fonte braisière'),
  specifications: [
    {
      label: text('Material', 'Material', 'Matière'),
      value: text(
        'Gusseisen, aussen und innen emailliert',
        'Cast iron, enamelled inside and out',
        'Fonte émaillée, intérieur et extérieur',
      ),
    },
    {
      label: text('Hitzebeständigkeit', 'Heat resistance', 'Résistance à la chaleur'),
      value: text(
        'bis 260 °C, Deckelknopf bis 260 °C',
        'to 260 °C, knob to 260 °C',
        'jusqu’à 260 °C, bouton compris',
      ),
    },
    {
      label: text('Herkunft', 'Origin', 'Origine'),
      value: text(
        'Giesserei Emmental, emailliert in Bern',
        'Giesserei Emmental, enamelled in Bern',
        'Giesserei Emmental, émaillée à Berne',
      ),
    },
  ],
  crossSelling: [
    {
      title: text('Passt dazu', 'Goes with it', 'Va bien avec'),
      products: ['spoon-buche', 'towel-streifen', 'mill-turm', 'board-stab'],
    },
    {
      title: text('Ersatzteile', 'Spare parts', 'Pièces de rechange'),
      products: ['knob-alva', 'seal-forte-22'],
    },
  ],
  faq: [
    {
      question: text(
        'Wie brenne ich die Cocotte ein?',
        'How do I season the cocotte?',
        'Comment culotter la cocotte ?',
      ),
      answer: prose(
        [
          'Gar nicht. Emaille ist versiegelt und braucht kein Einbrennen. Vor dem ersten Gebrauch heiss ausspülen genügt.',
        ],
        ['You do not. Enamel is sealed and needs no seasoning. Rinse it with hot water before first use.'],
        [
          'Pas du tout. L’émail est scellé et n’a pas besoin d’être culotté. Un rinçage à l’eau chaude suffit avant le premier usage.',
        ],
      ),
    },
    {
      question: text('Darf sie in den Backofen?', 'May it go into the oven?', 'Va-t-elle au four ?'),
      answer: prose(
        ['Ja, mit Deckel und Knopf bis 260 Grad.'],
        ['Yes, lid and knob included, to 260 degrees.'],
        ['Oui, couvercle et bouton compris, jusqu’à 260 degrés.'],
      ),
    },
    {
      question: text(
        'Was tun bei abgeplatzter Emaille?',
        'What if enamel chips off?',
        'Que faire si l’émail s’écaille ?',
      ),
      answer: prose(
        [
          'Aussen ist es ein Schönheitsfehler. Innen schicken Sie uns die Cocotte bitte ein; wir emaillieren neu.',
        ],
        ['Outside it is a blemish. Inside, please send us the cocotte and we will enamel it again.'],
        ['À l’extérieur, c’est un défaut d’aspect. À l’intérieur, envoyez-la-nous : nous la réémaillons.'],
      ),
    },
  ],
  reviews: [
    {
      points: 5,
      title: 'Der Sonntagsbraten meiner Grossmutter',
      text: 'Zum ersten Mal so, wie ich ihn in Erinnerung habe. Schwer ist sie, das muss man wissen, dafür brennt nichts an.',
      author: 'Ursina M.',
      language: 'de',
      date: '2026-10-31',
    },
    {
      points: 4,
      title: 'Très belle, un peu lourde',
      text: 'Cuisson parfaite, l’émail ne bouge pas. J’aurais aimé des poignées un peu plus grandes.',
      author: 'Jean-Luc P.',
      language: 'fr',
      date: '2026-09-20',
    },
    {
      points: 5,
      title: 'Knopf ersetzt in drei Tagen',
      text: 'Deckelknopf war nach acht Jahren locker. Ersatzteil bestellt, selbst geschraubt, wie neu.',
      author: 'Beat H.',
      language: 'de',
      date: '2026-09-03',
      shopFeedback: 'Danke, Herr H. Genau dafür gibt es die Knöpfe einzeln.',
    },
    {
      points: 5,
      title: 'Worth its weight',
      text: 'And it weighs a lot. Bread from it has the crust I had given up on.',
      author: 'Alison T.',
      language: 'en',
      date: '2026-08-11',
    },
    {
      points: 3,
      title: 'Gut, aber schwer',
      text: 'Einhändig geht nichts. Das Ergebnis stimmt.',
      author: 'Marlies K.',
      language: 'de',
      date: '2026-05-02',
    },
    {
      points: 4,
      title: 'Couleur magnifique',
      text: 'Le vermillon est plus profond que sur la photo.',
      author: 'Aline R.',
      language: 'fr',
      date: '2026-04-14',
    },
  ],
});
