/** The Shopware version that the sandbox reports. */
export const SHOPWARE_VERSION = '6.6.7.1';
