/** Who receives what forms send, where a layout names nobody else. */
export const SHOP_ADDRESS = 'hallo@kontor.example';
