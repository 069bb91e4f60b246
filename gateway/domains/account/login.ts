import type { LoginInput, UserError } from '../../../schema/generated/types.ts';
import { checkCaptcha } from '../forms/public/captcha.ts';
import type { SessionPayload } from '../session/public/session.ts';
import { checkBruteForce, recordSuccess } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import { blankErrors } from '../shared/login-required.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { userError, userErrorsOf } from '../shared/user-errors.ts';
import { loginRefused, loginResult, piecesBefore } from './enter.ts';

const BAD_CREDENTIALS = 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS';

/**
 * Logs in; Shopware rotates the token and merges the carts. A refusal has the same text and response time for an
 * unknown address and a wrong password (`ResponsePadding`).
 */
export async function login(context: GatewayContext, input: LoginInput): Promise<SessionPayload> {
  const { email, password } = input;
  const { messages, session, padding } = context;
  const blank = blankErrors(messages, { email, password });
  if (blank.length > 0) return loginRefused(blank);
  const refusal = await checkBruteForce(context, 'login', email, () => captchaError(context, input));
  if (refusal !== null) return loginRefused([refusal]);
  const started = performance.now();
  let before: Awaited<ReturnType<typeof piecesBefore>>;
  try {
    before = await session.withLock(async (calls) => {
      const pieces = await piecesBefore(context, calls);
      await calls.write({ path: '/account/login', body: { username: email.trim(), password } });
      session.setLoginState('customer');
      return pieces;
    });
  } catch (error) {
    const userErrors = loginErrors(error, messages);
    await padding.login.pad(started);
    return loginRefused(userErrors);
  }
  padding.login.observe(performance.now() - started);
  await recordSuccess(context, 'login', email);
  return loginResult(context, before);
}

/** Failed attempts from many addresses must not lock the account for its owner, so a captcha replaces waiting. */
async function captchaError(
  context: GatewayContext,
  { captchaToken, captchaAnswer }: LoginInput,
): Promise<UserError | null> {
  if (!captchaToken || !captchaAnswer) return userError(context.messages, 'CAPTCHA_REQUIRED');
  return (await checkCaptcha(context, { captchaToken, captchaAnswer })).error;
}

/** Shopware distinguishes an unknown address from a wrong password (case 103, 104); the gateway must not. */
function loginErrors(error: unknown, messages: Messages): UserError[] {
  return userErrorsOf(error, messages).map((entry) =>
    entry.code === 'BAD_CREDENTIALS' ? userError(messages, BAD_CREDENTIALS) : { ...entry, field: null },
  );
}
