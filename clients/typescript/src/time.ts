import { KontorError } from './errors.ts';

/** A signal that is aborted by the caller or by time. */
export interface Limit {
  readonly signal: AbortSignal;
  /** @throws the caller's reason, or KontorError TIME_LIMIT, once aborted */
  check(): void;
  /** Waits, not longer than the limit. */
  wait(milliseconds: number): Promise<void>;
  /** What a promise gives, unless the limit is over before. */
  readonly orOver: <T>(promise: Promise<T>) => Promise<T>;
  end(): void;
}

/** Without `AbortSignal.any` and `AbortSignal.timeout`, which React Native lacks. */
export function limit(milliseconds: number, outer: AbortSignal | undefined): Limit {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, milliseconds);
  const abort = () => controller.abort();
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  const check = () => {
    if (outer?.aborted) throw outer.reason ?? abortError();
    if (timedOut) throw new KontorError(`No answer within ${milliseconds} ms`, { code: 'TIME_LIMIT' });
  };
  const { signal } = controller;
  return {
    signal,
    check,
    wait: async (time) => {
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(waiting);
          signal.removeEventListener('abort', done);
          resolve();
        };
        const waiting = setTimeout(done, time);
        signal.addEventListener('abort', done);
        if (signal.aborted) done();
      });
      check();
    },
    orOver: (promise) =>
      new Promise((resolve, reject) => {
        const over = () => {
          try {
            check();
          } catch (reason) {
            reject(reason);
          }
        };
        const settled = () => signal.removeEventListener('abort', over);
        signal.addEventListener('abort', over);
        if (signal.aborted) over();
        promise.then(resolve, reject).finally(settled);
      }),
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

function abortError(): Error {
  const error = new Error('This operation was aborted');
  error.name = 'AbortError';
  return error;
}
