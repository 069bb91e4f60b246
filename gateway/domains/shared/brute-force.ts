import { createHash } from 'node:crypto';
import type { UserError } from '../../../schema/generated/types.ts';
import { clientOf, networkOf } from '../../platform/rate-limit/client.ts';
import type { GatewayContext } from './context.ts';
import { userError } from './user-errors.ts';

/** Actions with a guessable secret, or that send mails. */
type ProtectedAction =
  | 'login'
  | 'register'
  | 'guest'
  | 'confirm'
  | 'recovery'
  | 'reset'
  | 'password'
  | 'order-token'
  | 'promotion'
  | 'form'
  | 'newsletter'
  | 'review';

/** A subject (account, order) has fewer attempts than an address, which many people may share. */
const SUBJECT_DIVISOR = 6;
/** Limit of a lockable subject across all addresses, as a multiple of an address's. */
const GLOBAL_FACTOR = 5;
/** Limit of a provider's network, which may have several customers, as a multiple of an address's. */
const NETWORK_FACTOR = 4;
const KNOWN_CLIENT_TTL_MS = 30 * 86_400_000;
/** Actions whose subject an attacker could lock by failing on purpose; counted by address too, to prevent that. */
const LOCKABLE_ACTIONS: ReadonlySet<ProtectedAction> = new Set(['login', 'order-token']);

/** Counts an attempt by address and by subject; `prove` replaces waiting for an unknown client. */
export async function checkBruteForce(
  context: GatewayContext,
  action: ProtectedAction,
  subject: string | null,
  prove?: () => Promise<UserError | null>,
): Promise<UserError | null> {
  const { attempts, configuration, metrics, messages, address = '' } = context;
  const maxPerMinute = configuration.attemptsPerMinute;
  const client = clientOf(address);
  const network = networkOf(address);
  const byNetwork =
    network === null
      ? 0
      : await attempts.take(keyOf(action, 'address', network), maxPerMinute * NETWORK_FACTOR);
  const byAddress = await attempts.take(keyOf(action, 'address', client), maxPerMinute);
  const bySubject = subject === null ? NOT_LIMITED : await bySubjectOf(context, action, subject, client);
  if (bySubject.byProof && prove && byNetwork === 0 && byAddress === 0) return prove();
  const seconds = Math.max(byNetwork, byAddress, bySubject.seconds);
  if (seconds > 0) metrics.count('limited', { limit: 'attempts' });
  return seconds > 0 ? userError(messages, 'rateLimitExceeded', null, { seconds }) : null;
}

const NOT_LIMITED = { seconds: 0, byProof: false };

async function bySubjectOf(
  { attempts, singleUse, configuration }: GatewayContext,
  action: ProtectedAction,
  subject: string,
  client: string,
) {
  const maxPerMinute = configuration.attemptsPerMinute;
  const maxPerSubject = Math.ceil(maxPerMinute / SUBJECT_DIVISOR);
  const wait = (seconds: number) => ({ seconds, byProof: false });
  if (!LOCKABLE_ACTIONS.has(action))
    return wait(await attempts.take(keyOf(action, 'subject', subject), maxPerSubject));
  const local = await attempts.take(pairOf(action, subject, client), maxPerSubject);
  if (local > 0) return wait(local);
  const seconds = await attempts.take(keyOf(action, 'subject', subject), maxPerMinute * GLOBAL_FACTOR);
  if (seconds === 0 || (await singleUse.isUsed(pairOf(action, subject, client)))) return NOT_LIMITED;
  return { seconds, byProof: true };
}

/** Resets a client's attempts at a subject, and remembers the client. */
export async function recordSuccess(
  { attempts, singleUse, address = '' }: GatewayContext,
  action: ProtectedAction,
  subject: string,
): Promise<void> {
  const pair = pairOf(action, subject, clientOf(address));
  await Promise.all([
    // The count across all other clients remains, because they did not succeed.
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
