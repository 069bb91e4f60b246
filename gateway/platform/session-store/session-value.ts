/** Last known login state: a customer was logged in, or has registered and must confirm first (`inactive`). */
export type LoginState = 'none' | 'customer' | 'inactive';

/** The sealed content of the session cookie: the context token, and state that every gateway must know even after a restart. */
export interface SessionValue {
  readonly token: string;
  readonly loginState: LoginState;
  /** Price context where the session sees other prices than the public (docs/decisions/0032). */
  readonly prices?: string | null;
}

const SUFFIXES: Readonly<Record<LoginState, string>> = { none: '', customer: '~c', inactive: '~i' };

export function sessionText({ token, loginState, prices }: SessionValue): string {
  return token + (prices ? `$${prices}` : '') + SUFFIXES[loginState];
}

export function sessionValue(text: string): SessionValue {
  const loginState = (['customer', 'inactive'] as const).find((state) => text.endsWith(SUFFIXES[state]));
  const rest = loginState === undefined ? text : text.slice(0, -2);
  const [token = '', prices = null] = rest.split('$', 2);
  return { token, loginState: loginState ?? 'none', prices };
}

export interface ReceivedSession extends SessionValue {
  /** Whether to issue it again: sealed long ago or with an older secret. */
  readonly renew: boolean;
}
