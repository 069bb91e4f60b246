/** What a session last knew of its shopper: a customer was logged in, or has registered and must confirm first. */
export type LoginState = 'none' | 'customer' | 'inactive';

/** What travels sealed: the context token and what every replica, and a restarted one, must know beside it. */
export interface SessionValue {
  readonly token: string;
  readonly loginState: LoginState;
}

const SUFFIXES: Readonly<Record<LoginState, string>> = { none: '', customer: '~c', inactive: '~i' };

/** The value as one text, to be sealed. */
export function sessionText({ token, loginState }: SessionValue): string {
  return token + SUFFIXES[loginState];
}

/** The value of such a text. */
export function sessionValue(text: string): SessionValue {
  if (text.endsWith(SUFFIXES.customer)) return { token: text.slice(0, -2), loginState: 'customer' };
  if (text.endsWith(SUFFIXES.inactive)) return { token: text.slice(0, -2), loginState: 'inactive' };
  return { token: text, loginState: 'none' };
}

/** A session as it came with a request. */
export interface ReceivedSession extends SessionValue {
  /** Whether it should be handed out again: sealed long ago or with an older secret. */
  readonly renew: boolean;
}
