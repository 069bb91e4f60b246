import { inject, vi } from 'vitest';

async function control(path: string, method: 'POST' | 'DELETE', body: object = {}): Promise<void> {
  const answer = await fetch(`${inject('sandboxOrigin')}/_sandbox/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`/_sandbox/${path}: ${answer.status}`);
}

/** What tests do to the sandbox behind the shop. */
export const sandbox = {
  /** Milliseconds that every answer waits. */
  latency: (ms: number) => control('switches', 'POST', { latency: ms }),
  maintenance: (on: boolean) => control('maintenance', 'POST', { on }),
  /** Whether registrations must be confirmed by e-mail. */
  doubleOptIn: (on: boolean) => control('switches', 'POST', { doubleOptIn: on }),
  /** Whether guests must confirm their e-mail address. */
  doubleOptInGuest: (on: boolean) => control('switches', 'POST', { doubleOptInGuest: on }),
  /** Switches a way to ship or to pay, or a promotion, off or on. */
  switch: (kind: 'shipping-methods' | 'payment-methods' | 'promotions', key: string, active: boolean) =>
    control(`${kind}/${key}`, 'POST', { active }),
  /** Whether Shopware has a route of its own for withdrawals. */
  withdrawalRoute: (on: boolean) => control('switches', 'POST', { withdrawalRoute: on }),
  /** Nobody has to wait any more after too many attempts. */
  forgetAttempts: () => control('limits', 'DELETE'),
  /** The sessions of this customer run out. */
  expireSessions: (email: string) => control('sessions', 'POST', { email }),
  /** Links to set a new password run out. */
  expireRecoveries: (email: string) => control('recoveries', 'POST', { email }),
  /** What the shop's staff does with an order, by its number. */
  workOnOrder: (number: string, work: { payment?: string; document?: string; delivery?: string }) =>
    control(`orders/${number}`, 'POST', work),
  /** Path and query of the latest link that was mailed to an address. */
  mailedLink: (email: string): Promise<string> =>
    vi.waitFor(
      async () => {
        const answer = await fetch(`${inject('sandboxOrigin')}/_sandbox/mails.json`);
        const mails: { to: string; text: string }[] = await answer.json();
        for (const { to, text } of mails.toReversed()) {
          const [link] = to === email ? (/https?:\/\/\S+/.exec(text) ?? []) : [];
          if (!link) continue;
          const { pathname, search } = new URL(link);
          return pathname + search;
        }
        throw new Error(`No link was mailed to ${email}.`);
      },
      { timeout: 30_000 },
    ),
  /** Changes stock or activity of a product by its key. */
  product: (key: string, change: { stock?: number; active?: boolean }) =>
    control(`products/${encodeURIComponent(key)}`, 'POST', change),
  /** The next requests whose path contains `path` fail. */
  fail: (fault: {
    path: string;
    times: number;
    kind: 'status' | 'reset' | 'garbage' | 'hang';
    status?: number;
  }) => control('faults', 'POST', fault),
  heal: () => control('faults', 'DELETE'),
  forgetRequests: () => control('requests', 'DELETE'),
  /** Requests that the sandbox answered since the last `forgetRequests`, by method and route. */
  async requests(): Promise<Record<string, number>> {
    const answer = await fetch(`${inject('sandboxOrigin')}/_sandbox/requests`);
    const { counts }: { counts: Record<string, number> } = await answer.json();
    return counts;
  },
};
