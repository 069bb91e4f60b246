import { loadDemoShop } from './load.ts';

/** The demo shop that this process serves: `DEMO_SHOP`, `kontor` by default. */
export const demo = loadDemoShop(process.env['DEMO_SHOP']?.trim() || 'kontor');

/** EU law requires the lowest price of the last 30 days next to a former one. */
export const isInEu = demo.salesChannel.currencies[0]?.iso === 'EUR';
