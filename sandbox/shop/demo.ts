import { loadDemoShop } from '../../demo/load.ts';

/** The demo shop that this process serves. */
export const demo = loadDemoShop(process.env['DEMO_SHOP'] ?? 'kontor');
