import type { Text } from '../demo/model.ts';
import type { Layout, LayoutBlock } from './layout-model.ts';

/** A newsletter form, wherever a layout puts it. */
export const newsletterBlock: LayoutBlock = {
  type: 'form',
  name: 'newsletter',
  cssClass: 'newsletter',
  backgroundColor: '#ebe7df',
  margins: ['48px', '0', '0', '0'],
  slots: {
    content: {
      type: 'form',
      form: 'newsletter',
      title: {
        de: 'Einmal im Monat: Rezepte, Neues, Reparaturtage',
        en: 'Once a month: recipes, news, repair days',
        fr: 'Une fois par mois : recettes, nouveautés, journées de réparation',
      },
      confirmation: {
        de: 'Danke. Bitte bestätigen Sie den Link in unserer E-Mail.',
        en: 'Thank you. Please confirm the link in our e-mail.',
        fr: 'Merci. Veuillez confirmer le lien dans notre courriel.',
      },
    },
  },
};

function list(key: string, name: Text, after: readonly LayoutBlock[]): Layout {
  return {
    key,
    name,
    type: 'page',
    sections: [
      {
        type: 'default',
        sizing: 'boxed',
        name: 'head',
        blocks: [
          { type: 'text-hero', slots: { content: { type: 'text', mapped: 'category.name' } } },
          { type: 'text', slots: { content: { type: 'text', mapped: 'category.description' } } },
        ],
      },
      ...(after.length > 0
        ? [{ type: 'default', sizing: 'full_width', name: 'after', blocks: after } as const]
        : []),
    ],
  };
}

/** The pages of the lists; the entries themselves are the children of their category. */
export const listLayouts: readonly Layout[] = [
  list('recipe-list', { de: 'Rezepte', en: 'Recipes', fr: 'Recettes' }, [newsletterBlock]),
  list('journal', { de: 'Werkstattjournal', en: 'Workshop journal', fr: 'Journal de l’atelier' }, [
    newsletterBlock,
  ]),
  list('news', { de: 'Aktuell', en: 'News', fr: 'Actualités' }, []),
];
