import { useCallback, useMemo, useRef } from 'react';
import { type AnyVariables, type Client, useClient, useQuery } from 'urql';
import { type ApiError, apiErrorOf } from './api-error.ts';
import type { OperationDocument } from './operation-document.ts';

/** What is known of something that is the shopper's own. */
interface PersonalAnswer<Data> {
  /** The last that was answered; null before. */
  data: Data | null;
  /** Why the last question had no answer; null while it is asked again. */
  error: ApiError | null;
  /** Whether an answer is on its way. */
  asking: boolean;
  /** Asks again. */
  retry(): void;
  /** Takes over what came with the answer to a change. */
  show(data: Data): void;
}

/**
 * Asks for something of the shopper's: what is known is there at once, what is new soon. After a change of session nothing
 * is known.
 * @param pause asks nothing as long as it is true
 */
export function usePersonalQuery<Data, Variables extends AnyVariables>(
  query: OperationDocument<Data, Variables>,
  variables: Variables,
  pause = false,
): PersonalAnswer<Data> {
  const owner = useClient();
  const context = useMemo(() => ({ owner }), [owner]);
  const [{ data, error, fetching, stale, operation }, ask] = useQuery<Data, Variables>({
    query,
    variables,
    pause,
    context,
  });
  // What this client has answered is shown until it answers something else; a failure is no answer.
  const last = useRef<{ owner: Client; data: Data } | null>(null);
  const retry = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const isOwn = operation?.context['owner'] === owner;
  if (isOwn && data !== undefined && !error) last.current = { owner, data };
  return {
    data: last.current?.owner === owner ? last.current.data : null,
    error: isOwn && error && !fetching ? apiErrorOf(error) : null,
    asking: fetching || stale,
    retry,
    show: (given) => ask({ requestPolicy: 'network-only', given }),
  };
}
