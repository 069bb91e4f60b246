import type { DemoCategory } from '../model.ts';
import { text } from '../text.ts';

/** Seasoning, table, utensils. */
export const tableCategories: readonly DemoCategory[] = [
  {
    key: 'seasoning',
    parent: 'root',
    name: text('Würzen', 'Seasoning', 'Assaisonner'),
    lead: text(
      'Mühlen mit Keramikwerk, Gewürze aus der letzten Ernte.',
      'Mills with ceramic grinders, spices from the last harvest.',
      'Des moulins à mécanisme céramique, des épices de la dernière récolte.',
    ),
    picture: 'mill-turm',
  },
  {
    key: 'mills',
    parent: 'seasoning',
    name: text('Mühlen und Mörser', 'Mills and mortars', 'Moulins et mortiers'),
    lead: text(
      'Stufenlos von Staub bis Schrot.',
      'From dust to coarse, without steps.',
      'De la poudre au concassé, sans cran.',
    ),
    picture: 'mortar-granit',
  },
  {
    key: 'spices',
    parent: 'seasoning',
    name: text('Gewürze', 'Spices', 'Épices'),
    lead: text(
      'Im Glas zu 60 bis 90 Gramm, mit Erntejahr auf dem Etikett.',
      'In jars of 60 to 90 grams, with the year of harvest on the label.',
      'En bocaux de 60 à 90 grammes, avec l’année de récolte sur l’étiquette.',
    ),
    picture: 'spice-paprika',
  },
  {
    key: 'oils',
    parent: 'seasoning',
    name: text('Öl und Essig', 'Oil and vinegar', 'Huiles et vinaigres'),
    lead: text(
      'Kalt gepresst, jung abgefüllt, in dunklem Glas.',
      'Cold-pressed, bottled young, in dark glass.',
      'Pressées à froid, mises en bouteille jeunes, en verre foncé.',
    ),
    picture: 'oil-raps',
  },
  {
    key: 'table',
    parent: 'root',
    name: text('Tisch', 'Table', 'Table'),
    lead: text(
      'Geschirr, das man nachkaufen kann, auch in zehn Jahren.',
      'Tableware that can be matched ten years from now.',
      'Une vaisselle qu’on peut compléter, même dans dix ans.',
    ),
    picture: 'plate-rand',
  },
  {
    key: 'plates',
    parent: 'table',
    name: text('Teller und Schalen', 'Plates and bowls', 'Assiettes et bols'),
    lead: text(
      'Steinzeug aus dem Emmental, spülmaschinenfest.',
      'Stoneware from the Emmental, safe in the dishwasher.',
      'Grès de l’Emmental, résistant au lave-vaisselle.',
    ),
    picture: 'plate-kiesel',
  },
  {
    key: 'cups',
    parent: 'table',
    name: text('Becher und Kannen', 'Mugs and pots', 'Gobelets et théières'),
    lead: text(
      'Für Kaffee, Tee und alles, was warm bleiben soll.',
      'For coffee, tea and whatever should stay warm.',
      'Pour le café, le thé et tout ce qui doit rester chaud.',
    ),
    picture: 'mug-halb-green',
  },
  {
    key: 'glasses',
    parent: 'table',
    name: text('Gläser und Karaffen', 'Glasses and carafes', 'Verres et carafes'),
    lead: text(
      'Dünn am Rand, schwer am Boden.',
      'Thin at the rim, heavy at the base.',
      'Fins au bord, lourds à la base.',
    ),
    picture: 'carafe-quell',
  },
  {
    key: 'cutlery',
    parent: 'table',
    name: text('Besteck', 'Cutlery', 'Couverts'),
    lead: text(
      '18/10-Stahl, einzeln nachkaufbar.',
      '18/10 steel, every piece sold singly.',
      'Acier 18/10, chaque pièce vendue à l’unité.',
    ),
    picture: 'cutlery-gerade',
  },
  {
    key: 'textiles',
    parent: 'table',
    name: text('Küchentextilien', 'Kitchen linen', 'Linge de cuisine'),
    lead: text(
      'Halbleinen und Baumwolle, die mit jeder Wäsche besser trocknen.',
      'Half linen and cotton that dry better with every wash.',
      'Métis et coton, plus absorbants à chaque lavage.',
    ),
    picture: 'towel-streifen-red',
  },
  {
    key: 'helpers',
    parent: 'root',
    name: text('Helfer', 'Utensils', 'Ustensiles'),
    lead: text(
      'Die Schublade neben dem Herd, aufgeräumt.',
      'The drawer next to the hob, tidied.',
      'Le tiroir à côté de la cuisinière, bien rangé.',
    ),
    picture: 'crock-stand',
  },
  {
    key: 'ladles',
    parent: 'helpers',
    name: text('Kellen und Wender', 'Ladles and turners', 'Louches et spatules'),
    picture: 'ladle-tief',
  },
  {
    key: 'graters',
    parent: 'helpers',
    name: text('Reiben und Schälen', 'Grating and peeling', 'Râper et éplucher'),
    lead: text(
      'Scharf ab Werk, scharf nach Jahren.',
      'Sharp when new, sharp years on.',
      'Coupants à l’achat, coupants des années plus tard.',
    ),
    picture: 'peeler-kolibri-red',
  },
  {
    key: 'storage',
    parent: 'helpers',
    name: text('Vorrat', 'Storage', 'Conservation'),
    lead: text(
      'Glas und Holz, dicht verschlossen.',
      'Glass and wood, tightly closed.',
      'Verre et bois, bien fermés.',
    ),
    picture: 'jar-vorrat-pasta',
  },
];
