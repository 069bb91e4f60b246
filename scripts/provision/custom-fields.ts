import { idOf } from '../../demo/derive/ids.ts';
import type { Text } from '../../demo/model/text.ts';
import type { ShopwareRecord } from './admin-client.ts';

const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });

type FieldType = 'text' | 'int' | 'bool' | 'date' | 'json';

interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly label: Text;
}

const field = (name: string, type: FieldType, de: string, en: string, fr: string): Field => ({
  name: `kontor_${name}`,
  type,
  label: text(de, en, fr),
});

/** Fields of categories: entries, lists of entries, forms, and pages with a role. */
const CATEGORY_FIELDS: readonly Field[] = [
  field('kind', 'text', 'Art des Eintrags', 'Kind of entry', 'Genre d’article'),
  field('entries', 'text', 'Liste von Einträgen', 'List of entries', 'Liste d’articles'),
  field('form', 'text', 'Formular', 'Form', 'Formulaire'),
  field('role', 'text', 'Rolle der Seite', 'Role of the page', 'Rôle de la page'),
  field('date', 'date', 'Datum', 'Date', 'Date'),
  field('author', 'text', 'Verfasst von', 'Written by', 'Auteur'),
  field('teaser', 'text', 'Anriss', 'Teaser', 'Accroche'),
  field('tags', 'json', 'Stichwörter', 'Tags', 'Mots-clés'),
  field('servings', 'int', 'Portionen', 'Servings', 'Portions'),
  field('servings_label', 'text', 'Gezählt in', 'Counted in', 'Compté en'),
  field('cook_time', 'int', 'Minuten', 'Minutes', 'Minutes'),
  field('difficulty', 'text', 'Schwierigkeit', 'Difficulty', 'Difficulté'),
  field('ingredients', 'json', 'Zutaten', 'Ingredients', 'Ingrédients'),
  field('instructions', 'json', 'Zubereitung', 'Instructions', 'Préparation'),
  field('nutrition', 'json', 'Nährwerte', 'Nutrition', 'Valeurs nutritives'),
];

const PRODUCT_FIELDS: readonly Field[] = [
  field('facts', 'text', 'Eckdaten', 'Facts', 'En bref'),
  field('swiss_design', 'bool', 'Schweizer Entwurf', 'Swiss design', 'Dessin suisse'),
  field('specifications', 'json', 'Technische Daten', 'Specifications', 'Données techniques'),
  field('faq', 'json', 'Fragen und Antworten', 'Questions and answers', 'Questions et réponses'),
  field('bundle', 'json', 'Inhalt des Sets', 'Contents of the set', 'Contenu du lot'),
];

const labels = (label: Text) => ({ 'de-DE': label.de, 'en-GB': label.en, 'fr-FR': label.fr });

function set(name: string, entityName: string, label: Text, fields: readonly Field[]): ShopwareRecord {
  return {
    id: idOf('custom-field-set', name),
    name,
    active: true,
    config: { label: labels(label), translated: true },
    relations: [{ id: idOf('custom-field-relation', name), entityName }],
    customFields: fields.map((entry, position) => ({
      id: idOf('custom-field', entry.name),
      name: entry.name,
      type: entry.type,
      active: true,
      config: { label: labels(entry.label), customFieldPosition: position + 1, ...input(entry.type) },
    })),
  };
}

/** How the administration shows a field; JSON has no editor of its own there. */
function input(type: FieldType): Readonly<Record<string, string>> {
  if (type === 'int')
    return { type: 'number', numberType: 'int', componentName: 'sw-field', customFieldType: 'number' };
  if (type === 'bool') return { type: 'switch', componentName: 'sw-field', customFieldType: 'switch' };
  if (type === 'date')
    return { type: 'date', dateType: 'date', componentName: 'sw-field', customFieldType: 'date' };
  if (type === 'json') return { customFieldType: 'json' };
  return { type: 'text', componentName: 'sw-field', customFieldType: 'text' };
}

/** The sets `kontor_*`, by which a plain Shopware knows recipes, forms and specifications. */
export function customFieldSets(): ShopwareRecord[] {
  return [
    set(
      'kontor_category',
      'category',
      text('Kontor: Seiten', 'Kontor: pages', 'Kontor : pages'),
      CATEGORY_FIELDS,
    ),
    set(
      'kontor_product',
      'product',
      text('Kontor: Produkte', 'Kontor: products', 'Kontor : produits'),
      PRODUCT_FIELDS,
    ),
  ];
}
