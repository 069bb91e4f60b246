import { demo } from '../shop/demo.ts';

/** The demo shop's only sales channel. */
export const SALES_CHANNEL_ID = demo.salesChannelId;

/** Where a storefront is when nobody says otherwise. */
export const STOREFRONT = 'http://localhost:3000';
