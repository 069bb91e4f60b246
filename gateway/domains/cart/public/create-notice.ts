import type { Notice, NoticeSeverity, UserError } from '../../../../schema/generated/types.ts';
import { errorCodeOfNotice, NOTICE_CODES, type NoticeKey } from '../../shared/error-codes.ts';
import type { Messages, Values } from '../../shared/messages/messages.ts';
import { params } from '../../shared/user-errors.ts';

export function createNotice(
  messages: Messages,
  key: NoticeKey,
  severity: NoticeSeverity,
  values: Values = {},
  cartItemId: string | null = null,
): Notice {
  const code = NOTICE_CODES[key];
  return { code, severity, message: messages.text(key, values), params: params(values), cartItemId };
}

/** A notice as an error of an input field, for clients that read only errors. */
export function asUserError(
  { code, upstreamCode = null, message, params: values }: Notice,
  field: readonly string[] | null,
): UserError {
  return {
    code: errorCodeOfNotice(code),
    upstreamCode,
    message,
    params: values,
    field: field && [...field],
  };
}

/** The notice that explains why a product is not in the cart as requested, as an error of an input field. */
export function reasonIn(
  notices: readonly Notice[],
  productId: string,
  field: readonly string[],
): UserError | null {
  const reason = notices.find(
    ({ code, upstreamCode, cartItemId }) =>
      code === 'PRODUCT_NOT_FOUND' ||
      ((code.startsWith('PRODUCT_') || upstreamCode?.startsWith('product-')) && cartItemId === productId),
  );
  return reason === undefined ? null : asUserError(reason, field);
}

const FEWER: readonly Notice['code'][] = ['PRODUCT_STOCK_REACHED', 'PURCHASE_STEPS_QUANTITY'];

/** The notice that a line item has fewer pieces than requested, as an error of an input field. */
export function shortfallIn(
  notices: readonly Notice[],
  cartItemId: string,
  field: readonly string[],
): UserError[] {
  const found = notices.find((notice) => FEWER.includes(notice.code) && notice.cartItemId === cartItemId);
  return found === undefined ? [] : [asUserError(found, field)];
}
