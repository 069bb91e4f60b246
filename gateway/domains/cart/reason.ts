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
