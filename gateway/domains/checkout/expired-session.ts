import type { UserError } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';

/** The error of a change in an expired session; empty otherwise. */
export function expiredErrors({ session, messages }: GatewayContext): UserError[] {
  return session.expired ? [userError(messages, 'message-403-ajax')] : [];
}
