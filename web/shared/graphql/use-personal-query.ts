import { useCallback, useMemo, useRef } from 'react';
import { type AnyVariables, type Client, useClient, useQuery } from 'urql';
import { apiErrorOf } from './api-error.ts';
import type { OperationDocument } from './operation-document.ts';

/**
 * Returns cached data at once, then fresh data; empty after a change of session. `error` is null during a retry, `show` sets data
 * that a mutation returned.
 * @param pause no request while true
 */
export function usePersonalQuery<Data, Variables extends AnyVariables>(
  query: OperationDocument<Data, Variables>,
  variables: Variables,
  pause = false,
) {
  const owner = useClient();
  const context = useMemo(() => ({ owner }), [owner]);
  const [{ data, error, fetching, stale, operation }, ask] = useQuery<Data, Variables>({
    query,
    variables,
    pause,
    context,
  });
  // Keeps the last data through failures, for the same client only.
  const last = useRef<{ owner: Client; data: Data } | null>(null);
  const retry = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const isCurrentOwner = operation?.context['owner'] === owner;
  if (isCurrentOwner && data !== undefined && !error) last.current = { owner, data };
  return {
    data: last.current?.owner === owner ? last.current.data : null,
    error: isCurrentOwner && error && !fetching ? apiErrorOf(error) : null,
    asking: fetching || stale,
    retry,
    show: (given: Data) => ask({ requestPolicy: 'network-only', given }),
  };
}
