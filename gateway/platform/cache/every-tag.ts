/** Purge tag that matches every entry. */
export const EVERY_TAG = '*';
