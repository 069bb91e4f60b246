import { createHash } from 'node:crypto';
import type { UserError } from '../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { userError } from '../graphql/user-errors.ts';
import { clientOf } from './client.ts';

/** What somebody could guess, or flood others with. */
type Guess =
  | 'login'
  | 'register'
  | 'confirm'
  | 'recovery'
  | 'reset'
  | 'password'
  | 'order-link'
  | 'form'
  | 'newsletter'
  | 'review';

/** One account has so many times fewer attempts than an address, which many people may share. */
const AIM_SHARE = 6;

/**
 * Counts an attempt, by the asking address and by what it is aimed at: an account, an order. Whether that exists makes
 * no difference. The names of both are hashed.
 * @returns `rateLimitExceeded` with the seconds to wait; null while there were not too many (spec §8)
 */
export async function tooManyGuesses(
  { services, messages, address }: GatewayContext,
  guess: Guess,
  aim: string | null,
): Promise<UserError | null> {
  const { shared, configuration } = services;
  const { attempts } = shared;
  const most = configuration.attemptsPerMinute;
  const byAddress = await attempts.take(keyOf(guess, 'address', clientOf(address ?? '')), most);
  const byAim = aim === null ? 0 : await attempts.take(keyOf(guess, 'aim', aim), Math.ceil(most / AIM_SHARE));
  const seconds = Math.max(byAddress, byAim);
  if (seconds > 0) services.metrics.count('limited', { limit: 'attempts' });
  return seconds > 0 ? userError(messages, 'rateLimitExceeded', null, { seconds }) : null;
}

/** Forgets the attempts at an aim after one that succeeded. */
export function guessed({ services }: GatewayContext, guess: Guess, aim: string): Promise<void> {
  return services.shared.attempts.forget(keyOf(guess, 'aim', aim));
}

function keyOf(guess: Guess, kind: 'address' | 'aim', name: string): string {
  const hash = createHash('sha256').update(name.trim().toLowerCase()).digest('base64url');
  return `${guess}:${kind}:${hash}`;
}
