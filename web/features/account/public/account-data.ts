import { useEffect, useState } from 'react';
import type { AnyVariables } from 'urql';
import { failureText } from '../../../shared/errors/failure-text.ts';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';
import { usePersonalQuery } from '../../../shared/graphql/use-personal-query.ts';
import { loginIsMissing } from '../../../shared/session/login-missing.ts';
import { useLoginLost } from '../../../shared/session/use-login-lost.ts';
import { useSession } from '../../../shared/session/use-session.ts';

/** How long to wait for who the shopper is before asking for what is theirs anyway. */
const PATIENCE_MS = 4000;

/** Whether an answer that was asked for the customer has none. */
function isStranger(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'customer' in data && data.customer === null;
}

/** Whether a customer can be asked for: one is logged in, or nobody says in time who the shopper is. */
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

/** What a screen of the account shows: kept data at once, fresh data soon; a login that is missing leads to the login. */
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
  const isLost = isStranger(data) || (error !== null && loginIsMissing(error));
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
