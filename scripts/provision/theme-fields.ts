import type { Text } from '../../sandbox/shops/model/text.ts';
import { type Field, type FieldType, text } from './custom-field.ts';

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
export const THEME_FIELDS: readonly Field[] = [
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
  themeField('dark_logo', 'media', text('Logo, dunkel', 'Logo, dark', 'Logo, sombre'), {
    help: text(
      'Für den dunklen Grund. Leer: dasselbe Logo.',
      'For the dark ground. Empty: the same logo.',
      'Pour le fond sombre. Vide : le même logo.',
    ),
  }),
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
