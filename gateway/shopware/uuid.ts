/** Shopware's ids: 32 hexadecimal digits. Other values are rejected without a call. */
export const UUID = /^[0-9a-f]{32}$/;
