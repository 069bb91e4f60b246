import type { DemoCategory } from '../model.ts';
import { text } from '../text.ts';

/** Pages with a form of the shop's own, below the pages that explain them. */
export const formCategories: readonly DemoCategory[] = [
  {
    key: 'repair-form',
    parent: 'repair-info',
    name: text('Reparatur anmelden', 'Register a repair', 'Annoncer une réparation'),
    layout: 'repair-form',
    customFields: { kontor_form: 'repair' },
  },
  {
    key: 'return-form',
    parent: 'returns-info',
    name: text('Rückgabe anmelden', 'Announce a return', 'Annoncer un retour'),
    layout: 'return-form',
    customFields: { kontor_form: 'return' },
  },
  {
    key: 'warranty-form',
    parent: 'warranty',
    name: text('Garantiefall melden', 'Make a guarantee claim', 'Annoncer un cas de garantie'),
    layout: 'warranty-form',
    customFields: { kontor_form: 'warranty' },
  },
  {
    key: 'custom-contact',
    parent: 'contact',
    name: text('Beratung und Sonderwünsche', 'Advice and special orders', 'Conseil et demandes spéciales'),
    layout: 'custom-contact',
    customFields: { kontor_form: 'custom' },
  },
];
