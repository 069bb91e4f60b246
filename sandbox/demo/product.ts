import type { DemoProduct } from './model.ts';

type Given = Omit<DemoProduct, 'tax' | 'stock' | 'deliveryTime' | 'released'> &
  Partial<Pick<DemoProduct, 'tax' | 'stock' | 'deliveryTime' | 'released'>>;

/** A product with what most of the shop's products have in common: 8.1 % tax, in stock, delivered in 1 to 3 days. */
export const product = (given: Given): DemoProduct => ({
  tax: 'standard',
  stock: 40,
  deliveryTime: 'days-1-3',
  released: '2024-03-04',
  ...given,
});

/** The ISO date so many days before today. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
