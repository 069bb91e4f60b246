import type { Text } from '../shops/model/text.ts';

const FIRST: readonly Text[] = [
  { de: 'Grosse', en: 'Large', fr: 'Grandes' },
  { de: 'Kleine', en: 'Small', fr: 'Petites' },
  { de: 'Runde', en: 'Round', fr: 'Rondes' },
  { de: 'Flache', en: 'Flat', fr: 'Plates' },
  { de: 'Tiefe', en: 'Deep', fr: 'Profondes' },
  { de: 'Leichte', en: 'Light', fr: 'Légères' },
  { de: 'Schwere', en: 'Heavy', fr: 'Lourdes' },
  { de: 'Blaue', en: 'Blue', fr: 'Bleues' },
  { de: 'Rote', en: 'Red', fr: 'Rouges' },
  { de: 'Weisse', en: 'White', fr: 'Blanches' },
  { de: 'Schwarze', en: 'Black', fr: 'Noires' },
];

const SECOND: readonly Text[] = [
  { de: 'Pfannen', en: 'Pans', fr: 'Poêles' },
  { de: 'Töpfe', en: 'Pots', fr: 'Casseroles' },
  { de: 'Schalen', en: 'Bowls', fr: 'Coupes' },
  { de: 'Messer', en: 'Knives', fr: 'Lames' },
  { de: 'Bretter', en: 'Boards', fr: 'Planches' },
  { de: 'Formen', en: 'Tins', fr: 'Formes' },
  { de: 'Kannen', en: 'Jugs', fr: 'Carafes' },
  { de: 'Tassen', en: 'Cups', fr: 'Tasses' },
  { de: 'Teller', en: 'Plates', fr: 'Assiettes' },
  { de: 'Mühlen', en: 'Mills', fr: 'Meules' },
  { de: 'Reiben', en: 'Graters', fr: 'Râpes' },
  { de: 'Körbe', en: 'Baskets', fr: 'Corbeilles' },
  { de: 'Dosen', en: 'Tubs', fr: 'Boîtes' },
];

const pick = (list: readonly Text[], at: number): Text =>
  list[at % list.length] ?? { de: '', en: '', fr: '' };

/** A name that no other number has. */
export function nameOf(number: number): Text {
  const [first, second] = [pick(FIRST, number), pick(SECOND, number)];
  const name = (lang: keyof Text) => `${first[lang]} ${second[lang]} ${number}`;
  return { de: name('de'), en: name('en'), fr: name('fr') };
}
