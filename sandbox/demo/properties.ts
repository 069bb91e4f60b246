import type { DemoPropertyGroup } from './model.ts';
import { text } from './text.ts';

const option = (key: string, de: string, en: string, fr: string, color?: string) => ({
  key,
  name: text(de, en, fr),
  ...(color ? { color } : {}),
});

/** What products are filtered by and what makes their variants. */
export const propertyGroups: readonly DemoPropertyGroup[] = [
  {
    key: 'material',
    name: text('Material', 'Material', 'Matière'),
    display: 'text',
    sort: 'alphanumeric',
    filterable: true,
    options: [
      option('steel', 'Edelstahl', 'Stainless steel', 'Acier inoxydable'),
      option('cast-iron', 'Gusseisen', 'Cast iron', 'Fonte'),
      option('iron', 'Eisen, geschmiedet', 'Forged iron', 'Fer forgé'),
      option('copper', 'Kupfer', 'Copper', 'Cuivre'),
      option('aluminium', 'Aluminium', 'Aluminium', 'Aluminium'),
      option('enamel', 'Stahl emailliert', 'Enamelled steel', 'Acier émaillé'),
      option('stoneware', 'Steinzeug', 'Stoneware', 'Grès'),
      option('glass', 'Glas', 'Glass', 'Verre'),
      option('walnut', 'Nussbaum', 'Walnut', 'Noyer'),
      option('oak', 'Eiche', 'Oak', 'Chêne'),
      option('beech', 'Buche', 'Beech', 'Hêtre'),
      option('maple', 'Ahorn', 'Maple', 'Érable'),
      option('silicone', 'Silikon', 'Silicone', 'Silicone'),
      option('linen', 'Halbleinen', 'Half linen', 'Métis'),
      option('cotton', 'Baumwolle', 'Cotton', 'Coton'),
      option('granite', 'Granit', 'Granite', 'Granit'),
      option('paper', 'Papier', 'Paper', 'Papier'),
    ],
  },
  {
    key: 'hob',
    name: text('Herdart', 'Hob', 'Plaque'),
    display: 'text',
    sort: 'position',
    filterable: true,
    options: [
      option('induction', 'Induktion', 'Induction', 'Induction'),
      option('gas', 'Gas', 'Gas', 'Gaz'),
      option('ceramic', 'Glaskeramik', 'Ceramic glass', 'Vitrocéramique'),
      option('oven', 'Backofen', 'Oven', 'Four'),
    ],
  },
  {
    key: 'diameter',
    name: text('Durchmesser', 'Diameter', 'Diamètre'),
    display: 'text',
    sort: 'numeric',
    filterable: true,
    options: [16, 18, 20, 22, 24, 26, 28, 32].map((size) =>
      option(`d${size}`, `${size} cm`, `${size} cm`, `${size} cm`),
    ),
  },
  {
    key: 'length',
    name: text('Länge', 'Length', 'Longueur'),
    display: 'text',
    sort: 'numeric',
    filterable: true,
    options: [10, 12, 16, 18, 20, 24, 26, 30].map((size) =>
      option(`l${size}`, `${size} cm`, `${size} cm`, `${size} cm`),
    ),
  },
  {
    key: 'volume',
    name: text('Inhalt', 'Capacity', 'Contenance'),
    display: 'text',
    sort: 'numeric',
    filterable: false,
    options: [
      option('v05', '0,5 l', '0.5 l', '0,5 l'),
      option('v10', '1 l', '1 l', '1 l'),
      option('v15', '1,5 l', '1.5 l', '1,5 l'),
      option('v35', '3,5 l', '3.5 l', '3,5 l'),
      option('v45', '4,5 l', '4.5 l', '4,5 l'),
      option('v60', '6 l', '6 l', '6 l'),
    ],
  },
  {
    key: 'colour',
    name: text('Farbe', 'Colour', 'Couleur'),
    display: 'color',
    sort: 'position',
    filterable: true,
    options: [
      option('red', 'Zinnoberrot', 'Vermilion', 'Vermillon', '#c8281e'),
      option('green', 'Tannengrün', 'Fir green', 'Vert sapin', '#3f5a4c'),
      option('blue', 'Seeblau', 'Lake blue', 'Bleu lac', '#2d4a63'),
      option('cream', 'Rahmweiss', 'Cream', 'Crème', '#e6dfd0'),
      option('graphite', 'Graphit', 'Graphite', 'Graphite', '#3a3b3d'),
      option('yellow', 'Safran', 'Saffron', 'Safran', '#e0b23c'),
      option('sand', 'Sand', 'Sand', 'Sable', '#cbb894'),
    ],
  },
  {
    key: 'care',
    name: text('Pflege', 'Care', 'Entretien'),
    display: 'text',
    sort: 'position',
    filterable: true,
    options: [
      option('dishwasher', 'Spülmaschine', 'Dishwasher', 'Lave-vaisselle'),
      option('by-hand', 'Von Hand', 'By hand', 'À la main'),
      option('machine-wash', 'Waschmaschine 60 °C', 'Machine wash 60 °C', 'Machine 60 °C'),
    ],
  },
];
