import type { Notice, NoticeSeverity } from '../../../../schema/generated/types.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { isNoticeCode } from '../../shared/error-codes.ts';

const MAX_KEPT = 30;
const SEVERITIES: readonly NoticeSeverity[] = ['INFO', 'SUCCESS', 'WARNING', 'DANGER'];

/**
 * Adds the notices that no answer has told yet to those of this call, and remembers them all until an answer asks for
 * notices: a client that reads only the number of pieces must not swallow what happened.
 */
export function withUntold({ data }: SessionCalls, fresh: readonly Notice[]): Notice[] {
  const earlier = (data.untold ?? []).flatMap(({ code, severity, ...rest }) => {
    const known = SEVERITIES.find((one) => one === severity);
    return isNoticeCode(code) && known ? [{ ...rest, code, severity: known }] : [];
  });
  const all = [...earlier.filter((one) => !fresh.some((other) => isSame(one, other))), ...fresh];
  if (all.length > 0) data.untold = all.slice(-MAX_KEPT);
  return all;
}

/** An answer tells these notices: they are not kept any longer. Where that cannot be stored they are told once more. */
export async function tellNotices(
  { session, log }: GatewayContext,
  notices: readonly Notice[],
): Promise<readonly Notice[]> {
  if (notices.length === 0 || !session.exists) return notices;
  const told = session.withLock(async ({ data }) => {
    const left = (data.untold ?? []).filter((one) => !notices.some((other) => isSame(one, other)));
    if (left.length > 0) data.untold = left;
    else delete data.untold;
  });
  await told.catch((error: unknown) =>
    log.warn({ err: error }, 'notices that were told cannot be struck off, and are told once more'),
  );
  return notices;
}

type Told = { readonly code: string; readonly message: string; readonly lineItemId?: string | null };

function isSame(one: Told, other: Told): boolean {
  return (
    one.code === other.code &&
    one.message === other.message &&
    (one.lineItemId ?? null) === (other.lineItemId ?? null)
  );
}
