import { idOf } from '../../sandbox/shops/derive/ids.ts';
import type { Text } from '../../sandbox/shops/model/text.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { type Field, type FieldType, text } from './custom-field.ts';
import { THEME_FIELDS } from './theme-fields.ts';

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

const shopField = (name: string, type: FieldType, label: Text, help?: Text): Field => ({
  name: `kontor_shop_${name}`,
  type,
  label,
  ...(help && { help }),
});

const PROMISE_HELP = text(
  'Ein Versprechen pro Zeile: Text | /pfad | Zeichen. Pfad und Zeichen (shield, return, truck, tool, clock, box, card, check) dürfen fehlen.',
  'One promise a line: Text | /path | drawing. Path and drawing (shield, return, truck, tool, clock, box, card, check) may be left out.',
  'Une promesse par ligne : Texte | /chemin | dessin. Chemin et dessin (shield, return, truck, tool, clock, box, card, check) sont facultatifs.',
);

const promisesAt = (place: string, de: string, en: string, fr: string): Field =>
  shopField(`promises_${place}`, 'lines', text(de, en, fr), PROMISE_HELP);

/** Fields of the sales channel: whose shop it is. */
const SHOP_FIELDS: readonly Field[] = [
  shopField(
    'name',
    'text',
    text('Name des Ladens', 'Name of the shop', 'Nom de la boutique'),
    text(
      'Leer: der Name des Verkaufskanals.',
      'Empty: the name of the sales channel.',
      'Vide : le nom du canal de vente.',
    ),
  ),
  shopField('claim', 'text', text('Kurzbeschreibung', 'Claim', 'Description courte')),
  shopField('logo', 'media', text('Logo', 'Logo', 'Logo')),
  shopField(
    'icon',
    'media',
    text('Symbol, quadratisch', 'Icon, square', 'Icône, carrée'),
    text(
      'Für Browser und Startbildschirme.',
      'For browsers and home screens.',
      'Pour les navigateurs et écrans d’accueil.',
    ),
  ),
  shopField('phone', 'text', text('Telefon', 'Telephone', 'Téléphone')),
  shopField('email', 'text', text('E-Mail-Adresse', 'E-mail address', 'Adresse e-mail')),
  shopField('address', 'lines', text('Adresse', 'Address', 'Adresse')),
  shopField('hours', 'lines', text('Öffnungszeiten', 'Opening hours', 'Heures d’ouverture')),
  promisesAt('header', 'Versprechen im Kopf', 'Promises in the header', 'Promesses en tête de page'),
  promisesAt('product', 'Versprechen beim Produkt', 'Promises at the product', 'Promesses près du produit'),
  promisesAt('basket', 'Versprechen im Warenkorb', 'Promises in the basket', 'Promesses dans le panier'),
  promisesAt('checkout', 'Versprechen an der Kasse', 'Promises at the checkout', 'Promesses à la caisse'),
  promisesAt('footer', 'Versprechen im Fuss', 'Promises in the footer', 'Promesses en pied de page'),
  shopField(
    'social',
    'lines',
    text('Profile', 'Profiles', 'Profils'),
    text(
      'Ein Profil pro Zeile: Name | https://…',
      'One profile a line: Name | https://…',
      'Un profil par ligne : Nom | https://…',
    ),
  ),
  shopField(
    'legal_entity',
    'text',
    text('Firma im Rechtssinn', 'Legal entity', 'Raison sociale'),
    text(
      'Steht mit dem Jahr im Fuss: © 2026 Muster AG',
      'Stands in the footer with the year: © 2026 Sample Ltd',
      'Figure en pied de page avec l’année : © 2026 Exemple SA',
    ),
  ),
  shopField('year', 'int', text('Jahr des Copyrights', 'Year of the copyright', 'Année du copyright')),
  shopField(
    'return_days',
    'int',
    text('Tage zum Zurückgeben', 'Days to return', 'Jours pour retourner'),
    text(
      'Für Suchmaschinen. Leer: nichts wird gesagt.',
      'For search engines. Empty: nothing is said.',
      'Pour les moteurs de recherche. Vide : rien n’est dit.',
    ),
  ),
  shopField(
    'title_suffix',
    'text',
    text('Ende der Seitentitel', 'End of page titles', 'Fin des titres de page'),
    text('Leer: der Name des Ladens.', 'Empty: the name of the shop.', 'Vide : le nom de la boutique.'),
  ),
  shopField(
    'review_answer',
    'text',
    text(
      'Einleitung Ihrer Antwort auf Bewertungen',
      'Before your answer to a review',
      'Avant votre réponse à un avis',
    ),
  ),
  shopField(
    'newsletter',
    'text',
    text('Was der Newsletter bringt', 'What the newsletter brings', 'Ce qu’apporte la newsletter'),
  ),
];

const accountField = (name: string, label: Text, help?: Text): Field => ({
  name: `kontor_payment_${name}`,
  type: 'text',
  label,
  ...(help && { help }),
});

/** Fields of payment methods: where to transfer to. */
const PAYMENT_FIELDS: readonly Field[] = [
  accountField(
    'iban',
    text('IBAN', 'IBAN', 'IBAN'),
    text(
      'Wohin überwiesen wird; eine QR-IBAN bekommt QR-Referenzen. Leer: es wird nichts gezeigt.',
      'Where to transfer to; a QR-IBAN gets QR references. Empty: nothing is shown.',
      'Où virer ; un QR-IBAN reçoit des références QR. Vide : rien n’est affiché.',
    ),
  ),
  accountField('bic', text('BIC (freiwillig)', 'BIC (optional)', 'BIC (facultatif)')),
  accountField('account_name', text('Name des Kontos', 'Name of the account', 'Titulaire du compte')),
  accountField('account_street', text('Strasse und Nummer', 'Street and number', 'Rue et numéro')),
  accountField('account_zipcode', text('Postleitzahl', 'Postcode', 'Code postal')),
  accountField('account_city', text('Ort', 'Town', 'Localité')),
  accountField(
    'account_country',
    text('Land, zwei Buchstaben', 'Country, two letters', 'Pays, deux lettres'),
    text('Zum Beispiel CH.', 'For example CH.', 'Par exemple CH.'),
  ),
  accountField(
    'reference_prefix',
    text('Anfang der QR-Referenz', 'Beginning of QR references', 'Début des références QR'),
    text(
      'Ziffern, die Ihre Bank vorgibt; meist leer.',
      'Digits that your bank asks for; mostly empty.',
      'Chiffres exigés par votre banque ; vide le plus souvent.',
    ),
  ),
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
      type: STORED[entry.type] ?? entry.type,
      active: true,
      config: {
        label: labels(entry.label),
        ...(entry.help && { helpText: labels(entry.help) }),
        customFieldPosition: position + 1,
        ...input(entry.type),
        ...(entry.options && { options: optionsOf(entry.options) }),
      },
    })),
  };
}

/** How Shopware stores those types that it has no word for. */
const STORED: Partial<Record<FieldType, string>> = { lines: 'text', media: 'text', color: 'text' };

/** How the administration shows a field; JSON has no editor of its own there. */
function input(type: FieldType): Readonly<Record<string, string>> {
  if (type === 'int')
    return { type: 'number', numberType: 'int', componentName: 'sw-field', customFieldType: 'number' };
  if (type === 'bool') return { type: 'switch', componentName: 'sw-field', customFieldType: 'switch' };
  if (type === 'date')
    return { type: 'date', dateType: 'date', componentName: 'sw-field', customFieldType: 'date' };
  if (type === 'json') return { customFieldType: 'json' };
  if (type === 'lines') return { componentName: 'sw-textarea-field', customFieldType: 'text' };
  if (type === 'color')
    return { type: 'colorpicker', componentName: 'sw-field', customFieldType: 'colorpicker' };
  if (type === 'select') return { componentName: 'sw-single-select', customFieldType: 'select' };
  if (type === 'media') return { componentName: 'sw-media-field', customFieldType: 'media' };
  return { type: 'text', componentName: 'sw-field', customFieldType: 'text' };
}

function optionsOf(options: Readonly<Record<string, Text>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label: labels(label) }));
}

/** The sets `kontor_*`, by which a plain Shopware knows whose shop it is, recipes, forms and specifications. */
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
    set(
      'kontor_shop',
      'sales_channel',
      text('Kontor: Laden', 'Kontor: shop', 'Kontor : boutique'),
      SHOP_FIELDS,
    ),
    set(
      'kontor_payment',
      'payment_method',
      text('Kontor: Konto', 'Kontor: account', 'Kontor : compte'),
      PAYMENT_FIELDS,
    ),
    set(
      'kontor_theme',
      'sales_channel',
      text('Kontor: Aussehen', 'Kontor: theme', 'Kontor : aspect'),
      THEME_FIELDS,
    ),
  ];
}
