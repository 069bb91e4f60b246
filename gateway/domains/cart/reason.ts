import type { Notice, UserError } from '../../../schema/generated/types.ts';
import { asUserError } from './public/create-notice.ts';

/** The notice that explains why a product is not in the cart as requested, as an error of an input field. */
export function reasonIn(
  notices: readonly Notice[],
  productId: string,
  field: readonly string[],
): UserError | null {
  const reason = notices.find(
    ({ code, upstreamCode, lineItemId }) =>
      code === 'PRODUCT_NOT_FOUND' ||
      ((code.startsWith('PRODUCT_') || upstreamCode?.startsWith('product-')) && lineItemId === productId),
  );
  return reason === undefined ? null : asUserError(reason, field);
}

const FEWER: readonly Notice['code'][] = ['PRODUCT_STOCK_REACHED', 'PURCHASE_STEPS_QUANTITY'];

/** The notice that a line item has fewer pieces than were asked for, as an error of an input field. */
export function shortfallIn(
  notices: readonly Notice[],
  lineItemId: string,
  field: readonly string[],
): UserError[] {
  const found = notices.find((notice) => FEWER.includes(notice.code) && notice.lineItemId === lineItemId);
  return found === undefined ? [] : [asUserError(found, field)];
}
