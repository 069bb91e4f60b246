import { useEffect, useState } from 'react';
import type { AnyVariables } from 'urql';
import { failureText } from '../../../shared/graphql/api-error.ts';
import type { OperationDocument } from '../../../shared/graphql/operation-document.ts';
import { usePersonalQuery } from '../../../shared/graphql/use-personal-query.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { loginIsMissing, useLoginLost, useSession } from '../../../shared/session/session-store.ts';
import { Button, FailureNotice } from '../../../shared/ui/elements.tsx';

const PATIENCE_MS = 4000;

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
) {
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

export function LoadFailure({ text, onRetry }: { text: string; onRetry(): void }) {
  const t = useTranslate();
  return (
    <div>
      <FailureNotice text={text} />
      <Button onClick={onRetry}>{t('error.retry')}</Button>
    </div>
  );
}
