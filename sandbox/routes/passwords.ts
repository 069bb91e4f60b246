import { type Call, type Routes, SUCCESS, textOf } from '../protocol/call.ts';
import { customerNotFound, failure, notFoundByHash, refuse, violation } from '../protocol/errors.ts';
import {
  emailViolations,
  passwordViolations,
  repetitionViolations,
  storefrontUrlViolations,
  wrongPassword,
} from '../rules/account/checks.ts';
import { accountByEmail, accountOf, endSessions, moveSession } from '../rules/account/customers.ts';
import { linkBase } from '../rules/account/register.ts';
import { mailShopper } from '../rules/mail.ts';
import { countAttempt, forgetAttempts } from '../rules/rate-limit.ts';
import { type Entity, newToken, stamp } from '../state/entity.ts';
import type { RecoveryRecord } from '../state/records.ts';

/** Ends all sessions of the customer and starts a new one (cases 119, 378–385). */
function changePassword(call: Call): Entity {
  const { shop, body, reply } = call;
  const customer = accountOf(call);
  refuse([
    ...passwordViolations(body, 'newPassword'),
    ...repetitionViolations(body, 'newPassword', 'newPasswordConfirm'),
    ...wrongPassword(call, customer),
  ]);
  const changed = { ...customer, password: String(body['newPassword']) };
  shop.customers.set(customer.id, changed);
  moveSession(call, changed);
  const session = shop.contexts.get(reply.token);
  endSessions(shop, customer.id);
  if (session !== undefined) shop.contexts.set(session.token, session);
  return { apiAlias: 'array_struct', redirectUrl: null };
}

const RECOVERY_LIFETIME_MS = 2 * 60 * 60 * 1000;

/** A newer link replaces the older one (cases 123–125, 411, 412, 620, 621). */
function requestRecovery(call: Call): Entity {
  const { shop, body } = call;
  refuse([...emailViolations(body), ...storefrontUrlViolations(call)]);
  const email = textOf(body, 'email') ?? '';
  countAttempt(call, 'recovery', email);
  const customer = accountByEmail(shop, email);
  if (customer === undefined || !customer.active) throw customerNotFound();
  const hash = newToken();
  shop.recoveries.set(customer.id, { customerId: customer.id, createdAt: stamp(), hash });
  const link = `${linkBase(call)}/account/recover/password?hash=${hash}`;
  mailShopper(call, 'recovery', customer.email, `\n\n${link}`);
  return SUCCESS;
}

function isExpired({ createdAt }: RecoveryRecord): boolean {
  return Date.parse(createdAt) + RECOVERY_LIFETIME_MS <= Date.now();
}

function recoveryIsExpired({ shop, body }: Call): Entity {
  const hash = textOf(body, 'hash') ?? '';
  if (hash.length !== 32) refuse([violation('NOT_EQUAL_LENGTH_ERROR', '/hash', hash)]);
  const [recovery] = shop.recoveries.where('hash', hash);
  if (recovery === undefined) throw notFoundByHash();
  return { apiAlias: 'array_struct', isExpired: isExpired(recovery) };
}

/** Sets the password and ends all sessions (cases 417–430). @throws 410 for an invalid hash */
function confirmRecovery(call: Call): Entity {
  const { shop, body } = call;
  refuse([
    ...passwordViolations(body, 'newPassword'),
    ...repetitionViolations(body, 'newPassword', 'newPasswordConfirm'),
  ]);
  const [recovery] = shop.recoveries.where('hash', textOf(body, 'hash') ?? '');
  const customer = shop.customers.get(recovery?.customerId ?? '');
  if (recovery === undefined || isExpired(recovery) || customer === undefined)
    throw failure(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED');
  shop.customers.set(customer.id, { ...customer, password: String(body['newPassword']) });
  shop.recoveries.delete(customer.id);
  endSessions(shop, customer.id);
  forgetAttempts(call, 'login', customer.email);
  forgetAttempts(call, 'recovery', customer.email);
  return SUCCESS;
}

export const PASSWORD_ROUTES: Routes = {
  'POST /account/change-password': changePassword,
  'POST /account/recovery-password': requestRecovery,
  'POST /account/customer-recovery-is-expired': recoveryIsExpired,
  'POST /account/recovery-password-confirm': confirmRecovery,
};
