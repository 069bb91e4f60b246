import type { DemoProduct } from '../model.ts';
import { daysAgo, product } from '../product.ts';
import { prose, text } from '../text.ts';

/** Cocottes of cast iron. */
export const cocottes: readonly DemoProduct[] = [
  product({
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
  }),
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
