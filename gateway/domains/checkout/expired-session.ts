import type { UserError } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userError } from '../shared/user-errors.ts';

/** Says that the session had run out when something was to be changed in it; nothing otherwise. */
export function expiredErrors({ session, messages }: GatewayContext): UserError[] {
  return session.expired ? [userError(messages, 'message-403-ajax')] : [];
}
