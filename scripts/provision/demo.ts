import { loadDemoShop } from '../../sandbox/shops/load.ts';

/** The demo shop that a Shopware is filled with. */
export const demo = loadDemoShop(process.env['DEMO_SHOP'] ?? 'kontor');
