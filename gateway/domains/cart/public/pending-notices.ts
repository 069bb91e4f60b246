import type { Notice, NoticeSeverity } from '../../../../schema/generated/types.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { isNoticeCode } from '../../shared/error-codes.ts';

const MAX_PENDING = 30;
const SEVERITIES: readonly NoticeSeverity[] = ['INFO', 'SUCCESS', 'WARNING', 'DANGER'];

/**
 * Adds the pending notices of the session to those of this call. They stay pending until a response contains them, so that
 * an operation without notices does not lose them. An operation that selects notices removes them from the session
 * immediately, which saves a second lock.
 */
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
export function deliverNotices(
  { undeliveredNotices }: GatewayContext,
  notices: readonly Notice[],
): readonly Notice[] {
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
