import type { RenderInput } from '../../../schema/render-contract.ts';
import type { Api, Operation } from './api.ts';
import { apiErrorFrom } from './api-error.ts';
import type { InitialData } from './initial-data.ts';

/** The gateway's in-process execution as {@link Api}; every answer is kept so that the browser need not ask again. */
export function createServerApi(execute: RenderInput['execute']): { api: Api; seeds: InitialData[] } {
  const seeds: InitialData[] = [];
  async function query<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const hash = operation.hash;
    const answer = await execute({ hash, variables: { ...variables } as Record<string, unknown> });
    if (answer.data == null || answer.errors?.length) throw apiErrorFrom(answer.errors ?? []);
    const data = answer.data as Data;
    seeds.push({ hash, variables: { ...variables }, data });
    return data;
  }
  const refuse = () =>
    Promise.reject(new Error('Personal data is asked for by the browser, never while rendering.'));
  return { api: { query, personal: refuse, mutate: refuse }, seeds };
}
