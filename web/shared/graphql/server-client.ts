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
import { hashOf, isPersonal } from './operation-document.ts';
import type { PageAnswers } from './page-answers.ts';

/** In the gateway's process; refuses personal ones and mutations. */
function executeExchange(execute: RenderInput['execute']): Exchange {
  async function answer(operation: Operation): Promise<OperationResult> {
    const { kind, query, variables } = operation;
    try {
      if (kind !== 'query' || isPersonal(query))
        throw new Error('Personal data is asked for by the browser, never while rendering.');
      const { data, errors } = await execute({ hash: hashOf(query), variables: { ...variables } });
      return makeResult(operation, {
        data: typeof data === 'object' && data !== null ? { ...data } : null,
        ...(errors?.length && { errors: [...errors] }),
      });
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

/** `answers` spares the browser the same queries. */
export function createServerClient(execute: RenderInput['execute']): {
  client: Client;
  answers(): PageAnswers;
} {
  const ssr = ssrExchange({ isClient: false });
  const client = new Client({ url: '/graphql', exchanges: [ssr, executeExchange(execute)] });
  // Failed queries are repeated in the browser.
  const answers = () =>
    Object.fromEntries(Object.entries(ssr.extractData()).filter(([, { error }]) => !error));
  return { client, answers };
}
