import {
  Client,
  type Exchange,
  makeErrorResult,
  makeResult,
  type Operation,
  type OperationResult,
  ssrExchange,
} from 'urql';
import { filter, fromPromise, mergeMap, pipe } from 'wonka';
import type { RenderInput } from '../../../schema/render-contract.ts';
import { incomplete, type PageAnswers } from './exchanges.ts';
import { hashOf, isPersonal } from './operation-document.ts';

/** Executes public queries in the gateway's process. */
function executeExchange(execute: RenderInput['execute']): Exchange {
  async function answer(operation: Operation): Promise<OperationResult> {
    const { kind, query, variables } = operation;
    try {
      if (kind !== 'query' || isPersonal(query))
        throw new Error('Personal data is asked for by the browser, never while rendering.');
      const { data, errors } = await execute({ hash: hashOf(query), variables: { ...variables } });
      const result = makeResult(operation, {
        data: typeof data === 'object' && data !== null ? { ...data } : null,
        ...(errors?.length && { errors: [...errors] }),
      });
      return result.error ? incomplete(result) : result;
    } catch (reason) {
      return makeErrorResult(operation, reason instanceof Error ? reason : new Error(String(reason)));
    }
  }
  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => fromPromise(answer(operation))),
    );
}

/** `answers` are embedded for the browser, with partial data if the page shows it. */
export function createServerClient(execute: RenderInput['execute']) {
  const ssr = ssrExchange({ isClient: false, includeExtensions: true });
  const client = new Client({ url: '/graphql', exchanges: [ssr, executeExchange(execute)] });
  // Failed queries are repeated in the browser.
  const answers = (isPart = false): PageAnswers =>
    Object.fromEntries(
      Object.entries(ssr.extractData()).filter(
        ([, { error, extensions }]) => !error || (isPart && extensions),
      ),
    );
  return { client, answers };
}
