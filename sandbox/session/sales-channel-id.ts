import { idOf } from '../shop/ids.ts';

/** The demo shop's only sales channel. */
export const SALES_CHANNEL_ID = idOf('sales-channel', 'kontor');
