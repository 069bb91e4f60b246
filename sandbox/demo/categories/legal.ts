import type { DemoCategory } from '../model.ts';
import { text } from '../text.ts';

/** Service menu: what the law asks for. */
export const legalCategories: readonly DemoCategory[] = [
  {
    key: 'terms',
    parent: 'service',
    name: text('AGB', 'Terms', 'CGV'),
    layout: 'terms',
    customFields: { kontor_role: 'terms' },
  },
  {
    key: 'privacy',
    parent: 'service',
    name: text('Datenschutz', 'Privacy', 'Protection des données'),
    layout: 'privacy',
    customFields: { kontor_role: 'privacy' },
  },
  {
    key: 'imprint',
    parent: 'service',
    name: text('Impressum', 'Imprint', 'Mentions légales'),
    layout: 'imprint',
    customFields: { kontor_role: 'imprint' },
  },
  {
    key: 'withdrawal',
    parent: 'service',
    name: text('Widerrufsrecht', 'Right of withdrawal', 'Droit de rétractation'),
    layout: 'withdrawal',
    customFields: { kontor_role: 'withdrawal', kontor_form: 'withdrawal' },
  },
];
