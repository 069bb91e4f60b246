import { loadDemoShop } from '../../demo/load.ts';

/** Of this process. */
export const demo = loadDemoShop(process.env['DEMO_SHOP'] ?? 'kontor');
