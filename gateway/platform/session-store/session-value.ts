/** Last known login state: a customer was logged in, or has registered and must confirm first (`inactive`). */
export type LoginState = 'none' | 'customer' | 'inactive';

/** A staff member who acts for a customer (docs/security.md, "Acting for a customer"). */
export interface Imitation {
  /** Shopware id of the staff member. */
  readonly userId: string;
  readonly customerId: string;
  /** When it ends at the latest, in seconds since 1970. */
  readonly until: number;
}

/** The sealed content of the session cookie: the context token, and state that every gateway must know even after a restart. */
export interface SessionValue {
  readonly token: string;
  readonly loginState: LoginState;
  /** Price context where the session sees other prices than the public (docs/decisions/0032). */
  readonly prices?: string | null;
  /** Set while staff act for the customer, whose token in Shopware they share; therefore part of the cookie. */
  readonly imitation?: Imitation | null;
}

const SUFFIXES: Readonly<Record<LoginState, string>> = { none: '', customer: '~c', inactive: '~i' };

export function sessionText({ token, loginState, prices, imitation }: SessionValue): string {
  const staff = imitation ? `!${imitation.userId}.${imitation.customerId}.${imitation.until}` : '';
  return token + (prices ? `$${prices}` : '') + staff + SUFFIXES[loginState];
}

export function sessionValue(text: string): SessionValue {
  const loginState = (['customer', 'inactive'] as const).find((state) => text.endsWith(SUFFIXES[state]));
  const rest = loginState === undefined ? text : text.slice(0, -2);
  const [session = '', staff = ''] = rest.split('!', 2);
  const [token = '', prices = null] = session.split('$', 2);
  const [userId = '', customerId = '', until] = staff.split('.', 3);
  const imitation = staff === '' ? null : { userId, customerId, until: Number(until) };
  return { token, loginState: loginState ?? 'none', prices, imitation };
}

export interface ReceivedSession extends SessionValue {
  /** Whether to issue it again: sealed long ago or with an older secret. */
  readonly renew: boolean;
}
