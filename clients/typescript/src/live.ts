import { type Answer, answerIn, errorOf, parsed } from './answer.ts';
import { KontorError } from './errors.ts';
import { eventsOf } from './events.ts';
import { type RetryPolicy, waitBeforeNext } from './retry.ts';
import { limit } from './time.ts';

/** The gateway sends something every 15 seconds; where nothing came for so long, the connection is dead. */
const SILENCE_MS = 30_000;
/** A stream is opened anew as often as it takes, but not more often than this. */
const MAX_WAIT_MS = 60_000;

export interface Connection {
  readonly response: Response;
  /** Token of the session that it was opened with. */
  readonly token: string | null;
}

export interface LiveOptions {
  /** Opens the stream. */
  connect(signal: AbortSignal): Promise<Connection>;
  /** Has the text sent from now on: the gateway does not know the document by its id. */
  unknown(): void;
  /** The session's token once the changes under way are done. */
  settledToken(): Promise<string | null>;
  readonly retry: RetryPolicy;
  readonly signal: AbortSignal | undefined;
}

/**
 * Answers of a subscription (GraphQL over SSE, distinct connections mode), over as many connections as it takes: a stream that
 * ends without `complete` is opened anew, and so is one of a session that goes on under another token.
 * @throws KontorError for what coming again does not mend; the signal's reason once it is aborted
 */
export async function* live({
  connect,
  unknown,
  settledToken,
  retry,
  signal,
}: LiveOptions): AsyncGenerator<unknown> {
  const patient = { ...retry, attempts: Number.POSITIVE_INFINITY, maxWaitMs: MAX_WAIT_MS };
  let byText = false;
  for (let attempt = 1; ; attempt += 1) {
    const watch = watchdog(signal);
    let failure = new KontorError('The stream ended', { code: 'NETWORK_ERROR' });
    try {
      const { response, token } = await connect(watch.signal);
      for await (const { name, data } of eventsOf(response, watch.heard)) {
        attempt = 1;
        if (name === 'next') yield dataOf(data);
        if (name !== 'complete') continue;
        if (token === (await settledToken())) return;
        break;
      }
    } catch (error) {
      if (signal?.aborted || !(error instanceof KontorError)) throw signal?.aborted ? signal.reason : error;
      failure = error;
    } finally {
      watch.end();
    }
    if (failure.code === 'PERSISTED_QUERY_NOT_FOUND' && !byText) {
      byText = true;
      unknown();
      continue;
    }
    const wait = waitBeforeNext(failure, attempt, 'always', patient);
    if (wait === null) throw failure;
    const until = limit(wait + SILENCE_MS, signal);
    await until.wait(wait).finally(until.end);
  }
}

/** Ends a connection when the caller does, when nothing more comes, and when it is not needed any more. */
function watchdog(outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer = setTimeout(abort, SILENCE_MS);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
    },
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
      abort();
    },
  };
}

function dataOf(text: string): unknown {
  const answer: Answer<unknown> | null = answerIn(parsed(text), null);
  if (answer === null) throw new KontorError('An event that is no GraphQL', { code: 'NOT_GRAPHQL' });
  if (answer.errors.length > 0 || answer.data === null) throw errorOf(answer, 200);
  return answer.data;
}
