/** Last known login state: a customer was logged in, or has registered and must confirm first (`inactive`). */
export type LoginState = 'none' | 'customer' | 'inactive';

/** The sealed content of the session cookie: the context token, and state that every gateway must know even after a restart. */
export interface SessionValue {
  readonly token: string;
  readonly loginState: LoginState;
}

const SUFFIXES: Readonly<Record<LoginState, string>> = { none: '', customer: '~c', inactive: '~i' };

export function sessionText({ token, loginState }: SessionValue): string {
  return token + SUFFIXES[loginState];
}

export function sessionValue(text: string): SessionValue {
  if (text.endsWith(SUFFIXES.customer)) return { token: text.slice(0, -2), loginState: 'customer' };
  if (text.endsWith(SUFFIXES.inactive)) return { token: text.slice(0, -2), loginState: 'inactive' };
  return { token: text, loginState: 'none' };
}

export interface ReceivedSession extends SessionValue {
  /** Whether to issue it again: sealed long ago or with an older secret. */
  readonly renew: boolean;
}
