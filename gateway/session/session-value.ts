/** What a session last knew of its shopper: a customer was logged in, or has registered and must confirm first. */
export type SessionMark = 'none' | 'customer' | 'inactive';

/** What travels sealed: the context token and what every replica, and a restarted one, must know beside it. */
export interface SessionValue {
  readonly token: string;
  readonly mark: SessionMark;
}

const SIGNS: Readonly<Record<SessionMark, string>> = { none: '', customer: '~c', inactive: '~i' };

/** The value as one text, to be sealed. */
export function sessionText({ token, mark }: SessionValue): string {
  return token + SIGNS[mark];
}

/** The value of such a text. */
export function sessionValue(text: string): SessionValue {
  if (text.endsWith(SIGNS.customer)) return { token: text.slice(0, -2), mark: 'customer' };
  if (text.endsWith(SIGNS.inactive)) return { token: text.slice(0, -2), mark: 'inactive' };
  return { token: text, mark: 'none' };
}
