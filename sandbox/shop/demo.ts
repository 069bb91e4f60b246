import { loadDemoShop } from '../shops/load.ts';

/** Served where nobody says otherwise. */
export const DEFAULT_SHOP = 'kontor';

/** Of this process. */
export const demo = loadDemoShop(process.env['DEMO_SHOP']?.trim() || DEFAULT_SHOP);
