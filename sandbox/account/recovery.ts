import { sendMail } from '../controls/outbox.ts';
import type { Call } from '../server/call.ts';
import {
  customerNotFound,
  failure,
  plainFailure,
  rateLimitExceeded,
  type ShopwareError,
  violations,
} from '../server/errors.ts';
import { forgetAttempts, secondsToWait } from '../server/rate-limit.ts';
import { blank, printed, violation, wrongType } from '../server/violation-text.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { newId, newToken } from '../shop/ids.ts';
import type { Lang } from '../shops/model/text.ts';
import { textOf } from './check.ts';
import { accountByEmail, isEmail } from './email.ts';
import { endSessions } from './log-in.ts';
import { differing, hashPassword, passwordViolations } from './password.ts';
import type { RecoveryRecord } from './recovery-record.ts';
import { linkBase, storefrontUrlViolations } from './storefront-url.ts';

const HASH_LENGTH = 32;

const MAIL: Record<Lang, readonly [subject: string, text: string]> = {
  de: ['Neues Passwort', 'Mit diesem Link setzen Sie ein neues Passwort. Er gilt zwei Stunden:'],
  en: ['New password', 'Set a new password with this link. It is good for two hours:'],
  fr: [
    'Nouveau mot de passe',
    'Ce lien permet de définir un nouveau mot de passe. Il est valable deux heures:',
  ],
};

/**
 * A newer link replaces the older one (cases 123–125, 411, 412, 620, 621).
 * @throws 401 CHECKOUT__CUSTOMER_NOT_FOUND, 429 FRAMEWORK__RATE_LIMIT_EXCEEDED for known and unknown addresses
 */
export function requestRecovery(call: Call): Entity {
  const email = textOf(call.body, 'email') ?? '';
  const format =
    email === '' || isEmail(email)
      ? []
      : [violation(call, 'email', 'INVALID_FORMAT_ERROR', '/email', { '{{ value }}': printed(email) })];
  const found = [...format, ...storefrontUrlViolations(call)];
  if (found.length > 0) throw violations(found);
  const seconds = secondsToWait(call, 'recovery', email);
  if (seconds > 0) throw rateLimitExceeded(seconds);
  const customer = accountByEmail(call.shop, email);
  if (customer === undefined || !customer.active) throw customerNotFound(email);
  const recovery = { id: newId(), customerId: customer.id, createdAt: stamp(), hash: newToken() };
  call.shop.recoveries.put(customer.id, recovery);
  const [subject, text] = MAIL[call.view.lang];
  const link = `${linkBase(call)}/account/recover/password?hash=${recovery.hash}`;
  sendMail(call.shop, customer.email, subject, `${text}\n\n${link}`);
  return { apiAlias: 'array_struct', success: true };
}

function recoveryByHash(call: Call, hash: string): RecoveryRecord | undefined {
  return call.shop.recoveries.where('hash', hash)[0];
}

function isExpired(call: Call, { createdAt }: RecoveryRecord): boolean {
  return Date.parse(createdAt) + call.shop.switches.recoveryLifetime * 1000 <= Date.now();
}

/** Cases 413–416, 429. @throws 404 CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH for an unknown or used hash */
export function recoveryIsExpired(call: Call): Entity {
  const given = call.body['hash'];
  if (given === undefined || given === null) throw violations([blank(call, '/hash', given)]);
  const hash = textOf(call.body, 'hash') ?? '';
  if (hash.length !== HASH_LENGTH) {
    throw violations([
      ...(given === '' ? [blank(call, '/hash', given)] : []),
      ...(typeof given === 'string' ? [] : [wrongType(call, '/hash', given, 'string')]),
      violation(call, 'exact', 'NOT_EQUAL_LENGTH_ERROR', '/hash', {
        '{{ max }}': String(HASH_LENGTH),
        '{{ value }}': printed(hash),
        '{{ limit }}': String(HASH_LENGTH),
        '{{ min }}': String(HASH_LENGTH),
        '{{ value_length }}': String(hash.length),
      }),
    ]);
  }
  const recovery = recoveryByHash(call, hash);
  if (recovery === undefined) {
    throw failure(
      404,
      'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH',
      `No matching customer for the hash "${hash}" was found.`,
      { hash },
    );
  }
  return { apiAlias: 'array_struct', isExpired: isExpired(call, recovery) };
}

function hashExpired(hash: string): ShopwareError {
  return failure(410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED', `The hash "${hash}" is expired.`, { hash });
}

/** Sets the password and ends all sessions (cases 417–430). @throws 410 for any invalid hash, 500 without one */
export function confirmRecovery(call: Call): Entity {
  const found = [
    ...passwordViolations(call, 'newPassword'),
    ...differing(call, 'newPassword', 'newPasswordConfirm'),
  ];
  if (found.length > 0) throw violations(found);
  const hash = call.body['hash'];
  if (typeof hash !== 'string') {
    throw plainFailure(500, 'ResetPasswordRoute::checkHash(): Argument #1 ($hash) must be of type string');
  }
  const recovery = recoveryByHash(call, hash);
  if (recovery === undefined || isExpired(call, recovery)) throw hashExpired(hash);
  const customer = call.shop.customers.get(recovery.customerId);
  if (customer === undefined) throw hashExpired(hash);
  const password = hashPassword(String(call.body['newPassword']));
  call.shop.customers.put(customer.id, { ...customer, password });
  call.shop.recoveries.delete(customer.id);
  endSessions(call.shop, customer.id);
  forgetAttempts(call, 'login', customer.email);
  forgetAttempts(call, 'recovery', customer.email);
  return { apiAlias: 'array_struct', success: true };
}
