import type { CustomerState, ViewerQuery } from '../../generated/graphql.ts';
import { dataOf } from '../graphql/api-error.ts';
import { currentClient, renewClient } from '../graphql/current-client.ts';
import { notify } from '../notifications/notifications.tsx';
import { openTabChannel } from '../storage/tab-channel.ts';
import { SessionDocument } from './viewer.generated.ts';

/** What the shopper is to the shop; `UNKNOWN` until it has answered, and on the server. */
export type ShopperState = CustomerState | 'UNKNOWN';

let state: ShopperState = 'UNKNOWN';
let broadcast: (state: CustomerState) => void = () => {};
let expiredText = '';
let loginEnded = false;
const listeners = new Set<() => void>();

function set(next: CustomerState, ended = false): void {
  if (state === next && loginEnded === ended) return;
  state = next;
  loginEnded = ended;
  for (const listener of listeners) listener();
}

/** Takes over what the shop says of the session; a login that ended elsewhere is told once. */
export function applySession(session: ViewerQuery['session']): void {
  if (session.expired) notify('warning', expiredText, true);
  if (state !== 'UNKNOWN' && state !== session.state) renewClient();
  set(session.state, session.expired);
}

/** Takes over a change that this tab has brought about (login, logout, registration), and tells the other tabs. */
export function changeSession(next: CustomerState): void {
  renewClient();
  set(next);
  broadcast(next);
}

/** Asks the shop who the shopper is now; leaves everything as it was when it cannot answer. */
async function refreshSession(): Promise<void> {
  const answer = await dataOf(currentClient().query(SessionDocument, {})).catch(() => null);
  if (answer) applySession(answer.session);
}

/** Begins to follow what other tabs do. `onChange` runs when the session changed there. */
export function syncSessionAcrossTabs(textOfExpiry: string, onChange: () => void): void {
  expiredText = textOfExpiry;
  broadcast = openTabChannel<CustomerState>(
    'kontor-session',
    (next) => {
      renewClient();
      set(next);
      onChange();
    },
    () => {
      renewClient();
      void refreshSession();
    },
  );
}

/** For {@link useSession}. */
export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getState: () => state,
  /** Whether a login has ended without a logout here, so that the cart is not empty but the customer's. */
  hasLoginEnded: () => loginEnded,
  getServerState: (): ShopperState => 'UNKNOWN',
};
