import type { DeleteCustomerInput, LoginInput, UserError } from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { emptyCart } from '../cart/public/cart.ts';
import { readCart } from '../cart/public/change-cart.ts';
import { createNotice, withPendingNotices } from '../cart/public/create-notice.ts';
import { checkCaptcha } from '../forms/public/captcha.ts';
import {
  presentSession,
  readSession,
  type SessionPayload,
  visitorSession,
} from '../session/public/session.ts';
import { checkBruteForce, recordSuccess } from '../shared/brute-force.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { alignContext } from '../shared/session-currency.ts';
import {
  accountErrors,
  blankErrors,
  isLoggedOut,
  NOT_LOGGED_IN,
  userError,
  userErrorsOf,
} from '../shared/user-errors.ts';

const BAD_CREDENTIALS = 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS';

/** Logs in. A refusal has the same text and response time for an unknown address and a wrong password. */
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
async function captchaError(context: GatewayContext, { captchaToken, captchaAnswer }: LoginInput) {
  if (!captchaToken || !captchaAnswer) return userError(context.messages, 'CAPTCHA_REQUIRED');
  return (await checkCaptcha(context, { captchaToken, captchaAnswer })).error;
}

/** Shopware distinguishes an unknown address from a wrong password (case 103, 104); the gateway must not. */
function loginErrors(error: unknown, messages: Messages): UserError[] {
  return userErrorsOf(error, messages).map((entry) =>
    entry.code === 'BAD_CREDENTIALS' ? userError(messages, BAD_CREDENTIALS) : { ...entry, field: null },
  );
}

type Pieces = ReadonlyMap<string, number>;

/** Cart contents before the login; empty for a visitor without a session. */
export async function piecesBefore(context: GatewayContext, calls: SessionCalls): Promise<Pieces> {
  if (!context.session.exists) return new Map();
  const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  return new Map(productItems(cart).map(({ id, quantity }) => [id ?? '', quantity ?? 0]));
}

/** Session and cart after a login, with a notice if Shopware merged two carts (docs/rules.md, "Errors"). */
export function loginResult(context: GatewayContext, before: Pieces): Promise<SessionPayload> {
  return context.session.withLock(async (calls) => {
    await alignContext(context, calls);
    const session = await readSession(context, calls);
    const cart = await readCart(context, calls);
    const merged = before.size > 0 && cart.items.some(({ id, quantity }) => quantity > (before.get(id) ?? 0));
    const hint = merged ? [createNotice(context.messages, 'cart-merged-hint', 'INFO')] : [];
    withPendingNotices(context, calls, hint);
    return { session, cart: { ...cart, notices: [...hint, ...cart.notices] }, userErrors: [] };
  });
}

export function loginRefused(userErrors: UserError[]): SessionPayload {
  return { session: null, cart: null, userErrors };
}

/** Logs out. The session continues with another token, even if Shopware had already expired the login. */
export async function logout(context: GatewayContext): Promise<SessionPayload> {
  const { session } = context;
  if (!session.exists) {
    return { session: await visitorSession(context), cart: await emptyCart(context), userErrors: [] };
  }
  await session.withLock(async (calls) => {
    try {
      await calls.write({ path: '/account/logout' });
    } catch (error) {
      if (!isLoggedOut(error)) throw error;
      await startNewSession(context, calls);
    }
    session.setLoginState('none');
  });
  return session.withLock((calls) => presentSession(context, calls));
}

export async function deleteCustomer(context: GatewayContext, { confirmed }: DeleteCustomerInput) {
  const { session, messages } = context;
  if (!session.exists) return loginRefused([userError(messages, NOT_LOGGED_IN)]);
  if (!confirmed) return loginRefused([userError(messages, 'DELETION_NOT_CONFIRMED', ['confirmed'])]);
  try {
    await session.withLock(async (calls) => {
      await calls.write({ method: 'DELETE', path: '/account/customer' });
      await startNewSession(context, calls);
    });
  } catch (error) {
    return loginRefused(accountErrors(error, messages));
  }
  return session.withLock((calls) => presentSession(context, calls));
}

async function startNewSession({ session, language }: GatewayContext, calls: SessionCalls): Promise<void> {
  session.reset();
  await calls.write({ method: 'PATCH', path: '/context', body: { languageId: language.id } });
}
