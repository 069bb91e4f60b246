import type { DemoPromotion } from './model.ts';
import { text } from './text.ts';

/** Discounts by code and by themselves. */
export const promotions: readonly DemoPromotion[] = [
  {
    key: 'welcome',
    name: text('Willkommen', 'Welcome', 'Bienvenue'),
    code: 'WILLKOMMEN10',
    discount: { kind: 'percentage', value: 10 },
    excludes: ['winter'],
    priority: 2,
  },
  {
    key: 'winter',
    name: text('Winterküche', 'Winter kitchen', 'Cuisine d’hiver'),
    code: 'WINTER25',
    discount: { kind: 'absolute', value: 25 },
    minimum: 150,
    excludes: ['welcome'],
    priority: 3,
  },
  {
    key: 'shipping',
    name: text('Versand geschenkt', 'Free delivery', 'Port offert'),
    code: 'PORTOFREI',
    discount: { kind: 'free-delivery', value: 100 },
    priority: 1,
  },
  {
    key: 'summer',
    name: text('Sommer 2024', 'Summer 2024', 'Été 2024'),
    code: 'SOMMER24',
    discount: { kind: 'percentage', value: 20 },
    validUntil: '2024-09-01',
  },
  {
    key: 'big',
    name: text('Grosser Haushalt', 'Large household', 'Grande tablée'),
    discount: { kind: 'percentage', value: 5 },
    minimum: 500,
    priority: 1,
  },
];
