import type {
  DonePayload,
  EmailInput,
  ErrorCode,
  ResetPasswordInput,
  UserError,
} from '../../../schema/generated/types.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { checkBruteForce } from '../shared/brute-force.ts';
import { type GatewayContext, writeAnonymously } from '../shared/context.ts';
import {
  blankErrors,
  differenceErrors,
  donePayload,
  userError,
  userErrorsOf,
} from '../shared/user-errors.ts';
import { storefrontUrl } from './public/registration.ts';

const EXPIRED = 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED';
/** Expired, used and unknown links yield the same error (case 415, 421, 426, 430). */
const INVALID_LINK_CODES: ReadonlySet<ErrorCode> = new Set([
  'LINK_EXPIRED',
  'LINK_INVALID',
  'BAD_CREDENTIALS',
]);
const HASH = /^[\w-]{32}$/;

/** Sends a reset link. Neither the response nor its time reveals whether the account exists (case 123, 124). */
export async function requestPasswordRecovery(context: GatewayContext, { email }: EmailInput) {
  const { messages } = context;
  const blank = blankErrors(messages, { email });
  if (blank.length > 0) return donePayload(blank);
  const tooMany = await checkBruteForce(context, 'recovery', email);
  if (tooMany !== null) return donePayload([tooMany]);
  const started = performance.now();
  const body = { email: email.trim(), storefrontUrl: await storefrontUrl(context) };
  let userErrors: UserError[] = [];
  try {
    await writeAnonymously(context, { path: '/account/recovery-password', body });
  } catch (error) {
    const isUnknown = error instanceof ShopwareError && error.has('CHECKOUT__CUSTOMER_NOT_FOUND');
    if (!isUnknown) userErrors = userErrorsOf(error, messages);
  }
  await context.padding.recovery.pad(started);
  return donePayload(userErrors);
}

export async function isPasswordResetTokenValid(context: GatewayContext, token: string): Promise<boolean> {
  if (!HASH.test(token)) return false;
  try {
    const { body } = await writeAnonymously<{ readonly isExpired?: boolean | null }>(context, {
      path: '/account/customer-recovery-is-expired',
      body: { hash: token },
    });
    return body.isExpired === false;
  } catch (error) {
    if (error instanceof ShopwareError && error.status !== 429) return false;
    throw error;
  }
}

/** Sets a new password with a reset link. Does not log in, and ends the account's sessions (case 425). */
export async function resetPassword(
  context: GatewayContext,
  { token, password, passwordConfirmation }: ResetPasswordInput,
): Promise<DonePayload> {
  const { messages } = context;
  const inputErrors = [
    ...blankErrors(messages, { password }),
    ...differenceErrors(messages, password, passwordConfirmation, 'passwordConfirmation'),
  ];
  if (inputErrors.length > 0) return donePayload(inputErrors);
  if (!HASH.test(token)) return donePayload([userError(messages, EXPIRED)]);
  const tooMany = await checkBruteForce(context, 'reset', token);
  if (tooMany !== null) return donePayload([tooMany]);
  const body = { hash: token, newPassword: password, newPasswordConfirm: passwordConfirmation };
  try {
    await writeAnonymously(context, { path: '/account/recovery-password-confirm', body });
    return donePayload();
  } catch (error) {
    const userErrors = userErrorsOf(error, messages).map((entry) =>
      INVALID_LINK_CODES.has(entry.code)
        ? userError(messages, EXPIRED)
        : { ...entry, field: entry.field?.[0] === 'newPassword' ? ['password'] : (entry.field ?? null) },
    );
    return donePayload(userErrors);
  }
}
