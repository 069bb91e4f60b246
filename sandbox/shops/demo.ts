import { loadDemoShop } from './load.ts';

/** The demo shop that this process serves: `DEMO_SHOP`, `kontor` by default. */
export const demo = loadDemoShop(process.env['DEMO_SHOP']?.trim() || 'kontor');
