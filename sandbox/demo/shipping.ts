import type { DemoShippingMethod } from './model.ts';
import { text } from './text.ts';

/** Ways for goods to travel. */
export const shippingMethods: readonly DemoShippingMethod[] = [
  {
    key: 'post-economy',
    trackingUrl: 'https://service.post.ch/ekp-web/ui/entry/search/%s',
    name: text('Post Economy', 'Post Economy', 'Poste Economy'),
    description: text(
      'Paket in zwei bis drei Tagen. Ab CHF 75 versandkostenfrei.',
      'Parcel in two to three days. Free from CHF 75.',
      'Colis en deux à trois jours. Gratuit dès CHF 75.',
    ),
    deliveryTime: 'days-3-5',
    countries: ['CH', 'LI'],
    prices: [
      { upTo: 2, price: { CH: 7.9, LI: 7.9 } },
      { upTo: 10, price: { CH: 10.9, LI: 10.9 } },
      { upTo: 30, price: { CH: 22, LI: 22 } },
    ],
    maxWeight: 30,
    freeFrom: 75,
  },
  {
    key: 'post-priority',
    trackingUrl: 'https://service.post.ch/ekp-web/ui/entry/search/%s',
    name: text('Post Priority', 'Post Priority', 'Poste Priority'),
    description: text(
      'Bis 15 Uhr bestellt, morgen da.',
      'Ordered by 3 pm, there tomorrow.',
      'Commandé avant 15 h, livré demain.',
    ),
    deliveryTime: 'days-1-3',
    countries: ['CH', 'LI'],
    prices: [
      { upTo: 2, price: { CH: 10.9, LI: 10.9 } },
      { upTo: 10, price: { CH: 13.9, LI: 13.9 } },
      { upTo: 30, price: { CH: 28, LI: 28 } },
    ],
    maxWeight: 30,
  },
  {
    key: 'parcel-eu',
    name: text('Paket Europa', 'Parcel Europe', 'Colis Europe'),
    description: text(
      'Verzollt geliefert, keine Kosten an der Tür.',
      'Delivered duty paid, nothing to pay at the door.',
      'Livré dédouané, rien à payer à la porte.',
    ),
    deliveryTime: 'weeks-2-3',
    countries: ['DE', 'AT', 'FR', 'IT'],
    prices: [
      { upTo: 2, price: { DE: 14, AT: 15, FR: 15, IT: 17 } },
      { upTo: 10, price: { DE: 22, AT: 24, FR: 24, IT: 28 } },
      { upTo: 20, price: { DE: 38, AT: 42, FR: 42, IT: 48 } },
    ],
    maxWeight: 20,
    freeFrom: 300,
  },
  {
    key: 'pickup',
    name: text('Abholen in Burgdorf', 'Collect in Burgdorf', 'Retrait à Berthoud'),
    description: text(
      'Werkstatt, Dienstag bis Samstag, 9 bis 17 Uhr.',
      'At the workshop, Tuesday to Saturday, 9 am to 5 pm.',
      'À l’atelier, du mardi au samedi, de 9 h à 17 h.',
    ),
    deliveryTime: 'days-1-3',
    countries: ['CH', 'LI', 'DE', 'AT', 'FR', 'IT'],
    prices: [{ upTo: 1000, price: { CH: 0, LI: 0, DE: 0, AT: 0, FR: 0, IT: 0 } }],
  },
];
