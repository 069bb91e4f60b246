import { useEffect, useState } from 'react';
import type { AnyVariables } from 'urql';
import { failureText } from '../../../shared/errors/failure-text.ts';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';
import { usePersonalQuery } from '../../../shared/graphql/use-personal-query.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { loginIsMissing, useLoginLost } from '../../../shared/session/use-login-lost.ts';

/** Maximum wait for the session before the request is sent anyway. */
const PATIENCE_MS = 4000;

/** The response has no customer. */
function isStranger(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'customer' in data && data.customer === null;
}

/** A customer is logged in, or the session is still unknown after {@link PATIENCE_MS}. */
function useIsAskable(): boolean {
  const session = useSession();
  const [impatient, setImpatient] = useState(false);
  useEffect(() => {
    if (session !== 'UNKNOWN') return;
    const timer = setTimeout(() => setImpatient(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [session]);
  return session === 'CUSTOMER' || (session === 'UNKNOWN' && impatient);
}

/** Returns cached data immediately, then fresh data; redirects to the login if there is none. */
export function useAccountData<Data, Variables extends AnyVariables>(
  query: OperationDocument<Data, Variables>,
  variables: Variables,
): {
  data: Data | null;
  failure: string | null;
  retry(): void;
  show(data: Data): void;
} {
  const { data, error, retry, show } = usePersonalQuery(query, variables, !useIsAskable());
  const lost = useLoginLost();
  const isLost = error === null ? isStranger(data) : loginIsMissing(error);
  useEffect(() => {
    if (isLost) lost();
  }, [isLost, lost]);
  return {
    data: isLost ? null : data,
    failure: error && !isLost ? failureText(error) : null,
    retry,
    show,
  };
}
