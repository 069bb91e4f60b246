import { idOf } from '../../demo/derive/ids.ts';
import type { Text } from '../../demo/model/text.ts';
import type { ShopwareRecord } from './admin-client.ts';

const text = (de: string, en: string, fr: string): Text => ({ de, en, fr });

/** `lines` is a text of several lines, `media` the id of a file, `color` one as text. */
type FieldType = 'text' | 'lines' | 'media' | 'color' | 'select' | 'int' | 'bool' | 'date' | 'json';

interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly label: Text;
  /** Told below the field. */
  readonly help?: Text;
  /** What a `select` offers, by what it stores. */
  readonly options?: Readonly<Record<string, Text>>;
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

const themeField = (
  name: string,
  type: FieldType,
  label: Text,
  more: Pick<Field, 'help' | 'options'> = {},
): Field => ({
  name: `kontor_theme_${name}`,
  type,
  label,
  ...more,
});

const MENDED = text(
  'Leer: das übliche Aussehen. Reicht der Kontrast nicht, wird die Helligkeit angepasst.',
  'Empty: the usual looks. Where contrast is too low, the lightness is adjusted.',
  'Vide : l’aspect habituel. Si le contraste ne suffit pas, la clarté est ajustée.',
);
const DERIVED = text(
  'Leer: aus den hellen Farben abgeleitet.',
  'Empty: derived from the light colours.',
  'Vide : déduit des couleurs claires.',
);
const FONT_HELP = text(
  'Öffentliche WOFF2-Datei. Eine variable Schrift gilt für alle Schnitte.',
  'A public WOFF2 file. A variable typeface is for all weights.',
  'Fichier WOFF2 public. Une police variable vaut pour toutes les graisses.',
);

/** Fields of the sales channel: what the shop looks like. */
const THEME_FIELDS: readonly Field[] = [
  themeField('ground', 'color', text('Grund', 'Ground', 'Fond'), { help: MENDED }),
  themeField('text', 'color', text('Schrift', 'Text', 'Texte'), { help: MENDED }),
  themeField('accent', 'color', text('Knöpfe und Links', 'Buttons and links', 'Boutons et liens'), {
    help: MENDED,
  }),
  themeField('dark_ground', 'color', text('Grund, dunkel', 'Ground, dark', 'Fond, sombre'), {
    help: DERIVED,
  }),
  themeField('dark_text', 'color', text('Schrift, dunkel', 'Text, dark', 'Texte, sombre'), { help: DERIVED }),
  themeField(
    'dark_accent',
    'color',
    text('Knöpfe und Links, dunkel', 'Buttons and links, dark', 'Boutons et liens, sombre'),
    { help: DERIVED },
  ),
  themeField('font', 'select', text('Schriftart', 'Typeface', 'Police'), {
    options: {
      archivo: text('Archivo', 'Archivo', 'Archivo'),
      sans: text('System, ohne Serifen', 'System, sans serif', 'Système, sans empattement'),
      serif: text('System, mit Serifen', 'System, serif', 'Système, avec empattement'),
    },
  }),
  themeField('font_file', 'media', text('Eigene Schriftart', 'Own typeface', 'Police propre'), {
    help: FONT_HELP,
  }),
  themeField(
    'font_file_bold',
    'media',
    text('Eigene Schriftart, fett', 'Own typeface, bold', 'Police propre, grasse'),
    { help: FONT_HELP },
  ),
  themeField('corners', 'select', text('Ecken', 'Corners', 'Angles'), {
    options: {
      none: text('Eckig', 'Square', 'Droits'),
      small: text('Wenig gerundet', 'A little round', 'Peu arrondis'),
      round: text('Rund', 'Round', 'Arrondis'),
    },
  }),
  themeField('picture_frame', 'select', text('Bildformat', 'Shape of pictures', 'Format des images'), {
    options: {
      '4:5': text('4 : 5', '4 : 5', '4 : 5'),
      '3:4': text('3 : 4', '3 : 4', '3 : 4'),
      '1:1': text('Quadratisch', 'Square', 'Carré'),
    },
  }),
  themeField('picture_fit', 'select', text('Bilder im Format', 'Pictures in it', 'Images dans le format'), {
    options: {
      cover: text('Füllen es, Ränder fallen weg', 'Fill it, edges are cut', 'Le remplissent, bords coupés'),
      contain: text('Ganz, auf ihrem Grund', 'Whole, on their ground', 'Entières, sur leur fond'),
    },
  }),
  themeField('picture_ground', 'color', text('Grund der Bilder', 'Ground of pictures', 'Fond des images'), {
    help: text(
      'Leer: Weiss, wo Bilder ganz gezeigt werden.',
      'Empty: white where pictures are shown whole.',
      'Vide : blanc si les images sont montrées entières.',
    ),
  }),
  themeField('density', 'select', text('Abstände', 'Density', 'Densité'), {
    options: {
      comfortable: text('Weit', 'Comfortable', 'Aérée'),
      compact: text('Eng', 'Compact', 'Compacte'),
    },
  }),
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
      'kontor_theme',
      'sales_channel',
      text('Kontor: Aussehen', 'Kontor: theme', 'Kontor : aspect'),
      THEME_FIELDS,
    ),
  ];
}
