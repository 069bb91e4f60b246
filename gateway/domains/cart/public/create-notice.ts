import type { Notice, NoticeSeverity, UserError } from '../../../../schema/generated/types.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { errorCodeOfNotice, isNoticeCode, NOTICE_CODES, type NoticeKey } from '../../shared/error-codes.ts';
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
export function reasonIn(notices: readonly Notice[], productId: string, field: readonly string[]) {
  const reason = notices.find(
    ({ code, upstreamCode, cartItemId }) =>
      code === 'PRODUCT_NOT_FOUND' ||
      ((code.startsWith('PRODUCT_') || upstreamCode?.startsWith('product-')) && cartItemId === productId),
  );
  return reason === undefined ? null : asUserError(reason, field);
}

const FEWER: readonly Notice['code'][] = ['PRODUCT_STOCK_REACHED', 'PURCHASE_STEPS_QUANTITY'];

/** The notice that a line item has fewer pieces than requested, as an error of an input field. */
export function shortfallIn(notices: readonly Notice[], cartItemId: string, field: readonly string[]) {
  const found = notices.find((notice) => FEWER.includes(notice.code) && notice.cartItemId === cartItemId);
  return found === undefined ? [] : [asUserError(found, field)];
}

const MAX_PENDING = 30;
const SEVERITIES: readonly NoticeSeverity[] = ['INFO', 'SUCCESS', 'WARNING', 'DANGER'];

/** Adds the pending notices of the session, which stay pending until a response contains them. */
export function withPendingNotices(
  { selectsNotices, undeliveredNotices }: GatewayContext,
  { data }: SessionCalls,
  fresh: readonly Notice[],
): Notice[] {
  const stored = (data.pendingNotices ?? []).flatMap(({ code, severity, ...rest }) => {
    const known = SEVERITIES.find((value) => value === severity);
    return isNoticeCode(code) && known ? [{ ...rest, code, severity: known }] : [];
  });
  const all = [...without([...stored, ...undeliveredNotices], fresh), ...fresh];
  if (selectsNotices) {
    delete data.pendingNotices;
    undeliveredNotices.splice(0, undeliveredNotices.length, ...all);
  } else if (all.length > 0) data.pendingNotices = all.slice(-MAX_PENDING);
  return all;
}

/** Marks notices as delivered by the current response. */
export function deliverNotices({ undeliveredNotices }: GatewayContext, notices: readonly Notice[]) {
  const others = without(undeliveredNotices, notices);
  undeliveredNotices.splice(0, undeliveredNotices.length, ...others);
  return notices;
}

/** Restores notices that the response does not contain because of an error or a directive. */
export async function restorePendingNotices(context: GatewayContext): Promise<void> {
  const { session, undeliveredNotices, log } = context;
  if (undeliveredNotices.length === 0 || !session.exists) return;
  try {
    await session.withLock(async ({ data }) => {
      const pending = [
        ...without(undeliveredNotices, data.pendingNotices ?? []),
        ...(data.pendingNotices ?? []),
      ];
      data.pendingNotices = pending.slice(-MAX_PENDING);
    });
  } catch (error) {
    log.warn({ err: error }, 'pending notices cannot be stored');
  }
}

interface Comparable {
  readonly code: string;
  readonly message: string;
  readonly cartItemId?: string | null;
}

function without<T extends Comparable>(notices: readonly T[], others: readonly Comparable[]): T[] {
  const keyOf = ({ code, message, cartItemId = null }: Comparable) =>
    JSON.stringify([code, message, cartItemId]);
  const keys = new Set(others.map(keyOf));
  return notices.filter((notice) => !keys.has(keyOf(notice)));
}
