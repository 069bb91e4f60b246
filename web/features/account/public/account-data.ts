import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../../../shared/errors/failure-text.ts';
import { loginIsMissing } from '../../../shared/session/login-missing.ts';
import { sessionStore } from '../../../shared/session/session-store.ts';
import { useLoginLost } from '../../../shared/session/use-login-lost.ts';
import { useSession } from '../../../shared/session/use-session.ts';

/** Something of the customer's that a screen shows, kept until the session changes. */
interface AccountSource<Data> {
  load(): Promise<Data>;
  kept: Data | null;
}

/** How long to wait for who the shopper is before asking for what is theirs anyway. */
const PATIENCE_MS = 4000;

const sources = new Set<{ kept: unknown }>();

sessionStore.subscribe(() => {
  for (const source of sources) source.kept = null;
});

/** A source that the next screen shows at once while it is asked anew. */
export function accountSource<Data>(load: () => Promise<Data>): AccountSource<Data> {
  const source: AccountSource<Data> = { load, kept: null };
  sources.add(source);
  return source;
}

/** Whether an answer that was asked for the customer has none. */
function isStranger(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'customer' in data && data.customer === null;
}

/** What a screen of the account shows: kept data at once, fresh data soon; a login that is missing leads to the login. */
export function useAccountData<Data>(source: AccountSource<Data>): {
  data: Data | null;
  failure: string | null;
  retry(): void;
  show(data: Data): void;
} {
  const [data, setData] = useState(source.kept);
  const [failure, setFailure] = useState<string | null>(null);
  const session = useSession();
  const lost = useLoginLost();
  const show = useCallback(
    (next: Data) => {
      source.kept = next;
      setData(next);
    },
    [source],
  );
  const retry = useCallback(() => {
    setFailure(null);
    source.load().then(
      (next) => {
        if (isStranger(next)) lost();
        else show(next);
      },
      (reason: unknown) => {
        if (loginIsMissing(reason)) lost();
        else setFailure(failureText(reason));
      },
    );
  }, [source, show, lost]);
  useEffect(() => {
    if (session === 'CUSTOMER') retry();
    if (session !== 'UNKNOWN') return;
    const timer = setTimeout(retry, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [session, retry]);
  return { data, failure, retry, show };
}
