import { createHash } from 'node:crypto';
import { ShopwareError } from '../../shopware/errors.ts';
import { readSession } from '../session/public/session.ts';
import { auditImitation } from '../shared/audit-imitation.ts';
import type { GatewayContext } from '../shared/context.ts';

export interface ImitationForm {
  readonly token: string;
  readonly customerId: string;
  readonly userId: string;
}

const ID = /^[0-9a-f]{32}$/;
const IV_BYTES = 16;
/** AES-CBC blocks of a 64-digit HMAC, a dot and a time of ten digits. */
const CIPHERTEXT_BYTES = 80;
/** Twice the lifetime of Shopware's tokens, for clocks that differ. */
const USED_TOKEN_TTL_MS = 2 * 3_600_000;
/** Higher statuses are limits and faults of Shopware. */
const MAX_REFUSAL_STATUS = 404;
const MAX_DURATION_S = 8 * 3_600;

/**
 * Reads the body of the form. Shopware also accepts a token with whitespace, without padding or with appended blocks, so a
 * used token could be sent again in another form; only the form that Shopware generates is accepted.
 * @returns null for a malformed one
 */
export function readImitationForm(body: string): ImitationForm | null {
  const fields = new URLSearchParams(body);
  const [token, customerId, userId] = ['token', 'customerId', 'userId'].map((name) => fields.get(name) ?? '');
  if (!token || !customerId || !userId || !ID.test(customerId) || !ID.test(userId)) return null;
  return isGenerated(token) ? { token, customerId, userId } : null;
}

function isGenerated(token: string): boolean {
  const bytes = Buffer.from(token, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const ciphertext = Buffer.from(bytes.subarray(IV_BYTES).toString('latin1'), 'base64');
  if (ciphertext.length !== CIPHERTEXT_BYTES) return false;
  return token === Buffer.concat([iv, Buffer.from(ciphertext.toString('base64'))]).toString('base64');
}

/**
 * Starts a session in which staff act for a customer (docs/security.md, "Acting for a customer"). The context must have no
 * session, so that no cart of a visitor is merged.
 * @returns false for a forged, expired or used token
 * @throws UpstreamError `unshared` if the shared state cannot record the use; nothing is sent then
 */
export async function imitate(context: GatewayContext, form: ImitationForm): Promise<boolean> {
  const { session } = context;
  const { token, customerId, userId } = form;
  if (!(await isFirstUse(context, token))) {
    auditImitation(context, form, { event: 'refused', reason: 'used' });
    return false;
  }
  try {
    await session.withLock((calls) => calls.write({ path: '/account/login/imitate-customer', body: form }));
  } catch (error) {
    if (!(error instanceof ShopwareError) || error.status > MAX_REFUSAL_STATUS) throw error;
    auditImitation(context, form, { event: 'refused', reason: 'rejected' });
    return false;
  }
  const until = Math.floor(Date.now() / 1_000) + MAX_DURATION_S;
  session.setImitation({ userId, customerId, until });
  auditImitation(context, form, { event: 'begin' });
  // Records login state and prices.
  await session.withLock((calls) => readSession(context, calls));
  return true;
}

/** Shopware's tokens can be used repeatedly until they expire. A use whose outcome is unknown counts, too. */
async function isFirstUse({ idempotency }: GatewayContext, token: string): Promise<boolean> {
  let isFirst = false;
  await idempotency.once({
    key: `imitation:${createHash('sha256').update(token).digest('base64url')}`,
    life: USED_TOKEN_TTL_MS,
    run: async (interrupted) => {
      isFirst = interrupted === null;
      return true;
    },
    keep: () => true,
  });
  return isFirst;
}
