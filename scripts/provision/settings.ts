import { SALES_CHANNEL_ID } from '../../sandbox/session/sales-channel-id.ts';

/** Where Shopware's configuration of the demo shop's sales channel is written. */
export const SETTINGS_PATH = `/api/_action/system-config?salesChannelId=${SALES_CHANNEL_ID}`;

/** Settings of the sales channel that differ from what a new Shopware has. */
export const SETTINGS: Readonly<Record<string, unknown>> = {
  'core.basicInformation.shopName': 'Kontor',
  'core.basicInformation.email': 'hallo@kontor.example',
  'core.cart.wishlistEnabled': true,
  'core.listing.markAsNew': 60,
  'core.listing.showReview': true,
};
