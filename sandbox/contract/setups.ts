import { ACCOUNT_SETUPS } from './account-setups.ts';
import { CART_SETUPS } from './cart-setups.ts';
import { FORM_SETUPS } from './form-setups.ts';
import { GUEST_SETUPS } from './guest-setups.ts';
import { ORDER_SETUPS } from './order-setups.ts';
import { PAPER_SETUPS } from './paper-setups.ts';
import type { Setup } from './setup-steps.ts';
import { SHOP_SETUPS } from './shop-setups.ts';

export const SETUPS: Readonly<Record<string, Setup>> = {
  ...SHOP_SETUPS,
  ...CART_SETUPS,
  ...GUEST_SETUPS,
  ...ORDER_SETUPS,
  ...ACCOUNT_SETUPS,
  ...PAPER_SETUPS,
  ...FORM_SETUPS,
};
