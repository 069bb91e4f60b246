/** What an id of Shopware's can be: 32 hexadecimal digits. Anything else Shopware refuses, so nothing is asked for it. */
export const UUID = /^[0-9a-f]{32}$/;
