import type { DemoManufacturer } from './model.ts';
import { text } from './text.ts';

/** Workshops that make the goods; all invented. */
export const manufacturers: readonly DemoManufacturer[] = [
  {
    key: 'kontor',
    name: 'Kontor Werkstatt',
    url: 'https://werkstatt.example',
    about: text(
      'Unsere eigene Werkstatt in Burgdorf: Entwurf, Montage, Reparatur.',
      'Our own workshop in Burgdorf: design, assembly, repair.',
      'Notre atelier à Berthoud : dessin, montage, réparation.',
    ),
  },
  {
    key: 'emmental',
    name: 'Giesserei Emmental',
    url: 'https://giesserei-emmental.example',
    about: text(
      'Giesst seit 1926 Gusseisen und emailliert es in Bern.',
      'Has cast iron since 1926 and enamels it in Bern.',
      'Coule la fonte depuis 1926 et l’émaille à Berne.',
    ),
  },
  {
    key: 'grat',
    name: 'Messerschmiede Grat',
    url: 'https://messer-grat.example',
    about: text(
      'Sechs Leute, ein Federhammer, Stahl aus Solingen.',
      'Six people, one power hammer, steel from Solingen.',
      'Six personnes, un marteau-pilon, de l’acier de Solingen.',
    ),
  },
  {
    key: 'kiesel',
    name: 'Töpferei Kiesel',
    url: 'https://toepferei-kiesel.example',
    about: text(
      'Steinzeug, von Hand gedreht, bei 1240 Grad gebrannt.',
      'Stoneware thrown by hand and fired at 1240 degrees.',
      'Grès tourné à la main, cuit à 1240 degrés.',
    ),
  },
  {
    key: 'linth',
    name: 'Weberei Linth',
    url: 'https://weberei-linth.example',
    about: text(
      'Halbleinen von Webstühlen aus den Sechzigerjahren.',
      'Half linen from looms of the nineteen-sixties.',
      'Du métis tissé sur des métiers des années soixante.',
    ),
  },
  {
    key: 'arven',
    name: 'Drechslerei Arven',
    url: 'https://drechslerei-arven.example',
    about: text(
      'Dreht Nussbaum, Buche und Ahorn aus dem Jura.',
      'Turns walnut, beech and maple from the Jura.',
      'Tourne noyer, hêtre et érable du Jura.',
    ),
  },
  {
    key: 'gewuerzamt',
    name: 'Gewürzamt',
    url: 'https://gewuerzamt.example',
    about: text(
      'Kauft bei Bauern, mahlt in Bern, füllt im selben Monat ab.',
      'Buys from farmers, grinds in Bern, bottles the same month.',
      'Achète aux paysans, moud à Berne, met en bocal le mois même.',
    ),
  },
  {
    key: 'cuprum',
    name: 'Cuprum Atelier',
    url: 'https://cuprum-atelier.example',
    about: text(
      'Kupferschmiede in Yverdon, drei Schichten, ein Leben.',
      'Coppersmiths in Yverdon: three layers, one lifetime.',
      'Dinandiers à Yverdon : trois couches, une vie.',
    ),
  },
];
