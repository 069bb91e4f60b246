import type { GatewayContext } from '../shared/context.ts';
import { alignContext } from '../shared/session-currency.ts';
import type { SessionPayload } from './public/session.ts';
import { presentSession } from './update-session.ts';

/** Creates a session in the language and currency of the request, unless the client has one. */
export function createSession(context: GatewayContext): Promise<SessionPayload> {
  return context.session.withLock(async (calls) => {
    if (!context.session.exists) await alignContext(context, calls, true);
    return presentSession(context, calls);
  });
}
