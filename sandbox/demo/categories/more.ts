import type { DemoCategory } from '../model.ts';
import { text } from '../text.ts';

/** Main menu beside the departments. */
export const moreCategories: readonly DemoCategory[] = [
  {
    key: 'spares',
    parent: 'root',
    name: text('Ersatzteile', 'Spare parts', 'Pièces de rechange'),
    lead: text(
      'Dichtung, Griff, Ventil, Knopf: Was verschleisst, gibt es einzeln.',
      'Seals, handles, valves, knobs: what wears out is sold on its own.',
      'Joint, poignée, soupape, bouton : ce qui s’use se remplace.',
    ),
    picture: 'seal-forte-22',
  },
  {
    key: 'books',
    parent: 'root',
    name: text('Bücher', 'Books', 'Livres'),
    lead: text(
      'Kochbücher aus der Werkstattküche, gedruckt oder als Datei.',
      'Cookery books from our test kitchen, printed or as a file.',
      'Les livres de notre cuisine d’essai, imprimés ou en fichier.',
    ),
    picture: 'book-material',
  },
  {
    key: 'material-guide',
    parent: 'root',
    name: text('Material', 'Materials', 'Matériaux'),
    lead: text(
      'Edelstahl, Gusseisen, Kupfer, Emaille: was sie können und was nicht.',
      'Steel, cast iron, copper, enamel: what they can do and what they cannot.',
      'Inox, fonte, cuivre, émail : ce qu’ils savent faire et ce qu’ils ne savent pas.',
    ),
    layout: 'material-guide',
  },
  {
    key: 'recipes',
    parent: 'root',
    name: text('Rezepte', 'Recipes', 'Recettes'),
    lead: text(
      'Gekocht in der Testküche, gegessen von allen, die gerade da waren.',
      'Cooked in our test kitchen, eaten by whoever happened to be there.',
      'Cuisinées chez nous, mangées par tous ceux qui passaient par là.',
    ),
    layout: 'recipe-list',
    picture: 'dish-aelplermagronen',
    withoutNested: true,
    customFields: { kontor_entries: 'recipe' },
  },
];
