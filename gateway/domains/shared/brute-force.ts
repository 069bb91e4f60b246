import { createHash } from 'node:crypto';
import type { UserError } from '../../../schema/generated/types.ts';
import { clientOf } from '../../platform/rate-limit/client.ts';
import type { GatewayContext } from './context.ts';
import { userError } from './user-errors.ts';

/** Actions with a secret to guess, or that send mails. */
type ProtectedAction =
  | 'login'
  | 'register'
  | 'guest'
  | 'confirm'
  | 'recovery'
  | 'reset'
  | 'password'
  | 'order-link'
  | 'promotion'
  | 'form'
  | 'newsletter'
  | 'review';

/** A subject (account, order) has fewer attempts than an address, which many people may share. */
const SUBJECT_DIVISOR = 6;
/** Limit of a lockable subject across all addresses, as a multiple of an address's. */
const GLOBAL_FACTOR = 5;
const KNOWN_CLIENT_TTL_MS = 30 * 86_400_000;
/** Actions whose subject an attacker could lock by failing on purpose; counted by address too, so that nobody can from afar. */
const LOCKABLE_ACTIONS: ReadonlySet<ProtectedAction> = new Set(['login', 'order-link']);

/**
 * Counts an attempt by the client's address and by its subject, whether or not that exists. Keys are hashed.
 * @returns `rateLimitExceeded` with the seconds to wait, else null
 */
export async function checkBruteForce(
  context: GatewayContext,
  action: ProtectedAction,
  subject: string | null,
): Promise<UserError | null> {
  const { attempts, configuration, metrics, messages, address = '' } = context;
  const maxPerMinute = configuration.attemptsPerMinute;
  const client = clientOf(address);
  const byAddress = await attempts.take(keyOf(action, 'address', client), maxPerMinute);
  const bySubject = subject === null ? 0 : await bySubjectOf(context, action, subject, client);
  const seconds = Math.max(byAddress, bySubject);
  if (seconds > 0) metrics.count('limited', { limit: 'attempts' });
  return seconds > 0 ? userError(messages, 'rateLimitExceeded', null, { seconds }) : null;
}

async function bySubjectOf(
  { attempts, singleUse, configuration }: GatewayContext,
  action: ProtectedAction,
  subject: string,
  client: string,
): Promise<number> {
  const maxPerMinute = configuration.attemptsPerMinute;
  const maxPerSubject = Math.ceil(maxPerMinute / SUBJECT_DIVISOR);
  if (!LOCKABLE_ACTIONS.has(action)) return attempts.take(keyOf(action, 'subject', subject), maxPerSubject);
  const local = await attempts.take(pairOf(action, subject, client), maxPerSubject);
  if (local > 0) return local;
  const global = await attempts.take(keyOf(action, 'subject', subject), maxPerMinute * GLOBAL_FACTOR);
  return global > 0 && (await singleUse.isUsed(pairOf(action, subject, client))) ? 0 : global;
}

/** Resets a client's attempts at a subject, and remembers the client. */
export async function recordSuccess(
  { attempts, singleUse, address = '' }: GatewayContext,
  action: ProtectedAction,
  subject: string,
): Promise<void> {
  const pair = pairOf(action, subject, clientOf(address));
  await Promise.all([
    // The count across all other clients stays: they did not succeed.
    ...(LOCKABLE_ACTIONS.has(action) ? [] : [attempts.forget(keyOf(action, 'subject', subject))]),
    attempts.forget(pair),
    singleUse.use(pair, KNOWN_CLIENT_TTL_MS),
  ]);
}

function keyOf(action: ProtectedAction, kind: 'address' | 'subject', name: string): string {
  return `${action}:${kind}:${hashed(comparable(name))}`;
}

function pairOf(action: ProtectedAction, subject: string, client: string): string {
  return `${action}:pair:${hashed(`${comparable(subject)}\n${client}`)}`;
}

/** Folds case, accents and invisible characters like the database's collation (utf8mb4_unicode_ci). */
function comparable(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .toLowerCase();
}

function hashed(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
