import type { DemoCategory } from '../model.ts';
import { text } from '../text.ts';

/** Cooking, cutting, baking. */
export const cookingCategories: readonly DemoCategory[] = [
  {
    key: 'cooking',
    parent: 'root',
    name: text('Kochen', 'Cooking', 'Cuire'),
    lead: text(
      'Töpfe, Pfannen und Bräter für Herd und Ofen. Alles mit Ersatzteilen für dreissig Jahre.',
      'Pots, pans and casseroles for hob and oven. Spare parts kept for thirty years.',
      'Casseroles, poêles et cocottes pour la plaque et le four. Pièces de rechange pendant trente ans.',
    ),
    picture: 'saucepan-umbra',
  },
  {
    key: 'pots',
    parent: 'cooking',
    name: text('Töpfe und Kasserollen', 'Pots and saucepans', 'Casseroles et faitouts'),
    lead: text(
      'Edelstahl für jeden Tag, Kupfer für Zucker und Saucen, Emaille für den Tisch.',
      'Stainless steel for every day, copper for sugar and sauces, enamel for the table.',
      'L’inox pour tous les jours, le cuivre pour le sucre et les sauces, l’émail pour la table.',
    ),
    picture: 'pot-linea-5',
  },
  {
    key: 'cocottes',
    parent: 'cooking',
    name: text('Cocottes', 'Cocottes', 'Cocottes'),
    lead: text(
      'Gusseisen, zweifach emailliert. Wird langsam warm und bleibt es lange.',
      'Cast iron, enamelled twice. Slow to heat, slow to cool.',
      'Fonte émaillée deux fois. Elle chauffe lentement et garde la chaleur longtemps.',
    ),
    picture: 'cocotte-alva-red',
  },
  {
    key: 'pans',
    parent: 'cooking',
    name: text('Bratpfannen', 'Frying pans', 'Poêles'),
    lead: text(
      'Beschichtet für Eier und Fisch, blank für Fleisch, geschmiedet fürs Leben.',
      'Coated for eggs and fish, bare for meat, forged for life.',
      'Antiadhésive pour les œufs et le poisson, nue pour la viande, forgée pour la vie.',
    ),
    picture: 'pan-umbra',
  },
  {
    key: 'pressure',
    parent: 'cooking',
    name: text('Dampfkochen', 'Pressure cooking', 'Cuisson à la vapeur'),
    lead: text(
      'Linsen in zwölf Minuten, Siedfleisch in vierzig.',
      'Lentils in twelve minutes, boiled beef in forty.',
      'Des lentilles en douze minutes, un pot-au-feu en quarante.',
    ),
    picture: 'pressure-forte',
  },
  {
    key: 'cutting',
    parent: 'root',
    name: text('Schneiden', 'Cutting', 'Couper'),
    lead: text(
      'Messer mit Griff zum Nachschleifen, Bretter, die man ölt statt wegwirft.',
      'Knives made to be resharpened, boards to be oiled rather than thrown away.',
      'Des couteaux faits pour être aiguisés, des planches qu’on huile au lieu de les jeter.',
    ),
    picture: 'knife-chef-grat',
  },
  {
    key: 'chefs-knives',
    parent: 'cutting',
    name: text('Kochmesser', 'Chef’s knives', 'Couteaux de chef'),
    lead: text(
      'Das eine Messer, mit dem man fast alles schneidet.',
      'The one knife that cuts nearly everything.',
      'Le couteau qui coupe presque tout.',
    ),
    picture: 'knife-chef-grat',
  },
  {
    key: 'special-knives',
    parent: 'cutting',
    name: text('Brot- und Spezialmesser', 'Bread and special knives', 'Couteaux à pain et spéciaux'),
    lead: text(
      'Wellenschliff für Krusten, kurze Klingen für Schalen.',
      'Serrations for crusts, short blades for peel.',
      'Des dents pour les croûtes, des lames courtes pour les pelures.',
    ),
    picture: 'knife-bread-korn',
  },
  {
    key: 'boards',
    parent: 'cutting',
    name: text('Schneidebretter', 'Chopping boards', 'Planches à découper'),
    lead: text(
      'Holz aus Schweizer Wäldern, geölt und auf der Hirnseite geschlossen.',
      'Timber from Swiss forests, oiled, with sealed end grain.',
      'Bois des forêts suisses, huilé, bois de bout fermé.',
    ),
    picture: 'board-stab',
  },
  {
    key: 'baking',
    parent: 'root',
    name: text('Backen', 'Baking', 'Pâtisserie'),
    lead: text(
      'Formen, die loslassen, und Werkzeug, das die Schüssel leer bekommt.',
      'Tins that let go, and tools that empty the bowl.',
      'Des moules qui démoulent et des outils qui vident le bol.',
    ),
    picture: 'springform-lift',
  },
  {
    key: 'tins',
    parent: 'baking',
    name: text('Backformen', 'Baking tins', 'Moules'),
    lead: text(
      'Dicker Stahl, gleichmässige Bräune.',
      'Heavy steel, even browning.',
      'Acier épais, dorure régulière.',
    ),
    picture: 'loaf-lift',
  },
  {
    key: 'bowls',
    parent: 'baking',
    name: text('Rührschüsseln', 'Mixing bowls', 'Bols à mélanger'),
    lead: text(
      'Schwer genug, um stehen zu bleiben, rund genug für den Schwingbesen.',
      'Heavy enough to stay put, round enough for the whisk.',
      'Assez lourds pour ne pas bouger, assez ronds pour le fouet.',
    ),
    picture: 'bowl-rund-white',
  },
  {
    key: 'baking-tools',
    parent: 'baking',
    name: text('Backwerkzeug', 'Baking tools', 'Ustensiles de pâtisserie'),
    lead: text(
      'Schwingbesen, Teigschaber, Wallholz und Waage.',
      'Whisks, spatulas, rolling pins and scales.',
      'Fouets, maryses, rouleaux et balances.',
    ),
    picture: 'whisk-wirbel',
  },
];
