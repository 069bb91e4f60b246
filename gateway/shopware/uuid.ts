/** Shopware's ids: 32 hexadecimal digits. Shopware refuses anything else, so no call is sent for it. */
export const UUID = /^[0-9a-f]{32}$/;
