import type { FastifyInstance } from 'fastify';
import { GraphQLError, getOperationAST, getVariableValues } from 'graphql';
import { isObject } from '../shopware/answer.ts';
import type { GatewayContext } from './context.ts';
import type { CheckedOperation } from './documents.ts';
import { type FormattedError, formatError } from './errors.ts';

/** An answer as it goes out. `data` is absent when nothing was executed. */
export interface ExecutionAnswer {
  readonly data?: unknown;
  readonly errors?: readonly FormattedError[];
}

/** Executes an operation that was checked, and measures it; every error comes back formatted, none is thrown. */
export async function execute(
  app: FastifyInstance,
  operation: CheckedOperation,
  variables: Record<string, unknown>,
  context: GatewayContext,
): Promise<ExecutionAnswer> {
  const started = performance.now();
  const answer = await run(app, operation, variables, context);
  // Names that strangers make up are without end.
  const labels = { operation: (operation.trusted && operation.name) || 'other', outcome: outcomeOf(answer) };
  context.services.metrics.time('operationDuration', labels, (performance.now() - started) / 1_000);
  return answer;
}

function outcomeOf({ data, errors }: ExecutionAnswer): 'ok' | 'user_error' | 'error' {
  if (errors !== undefined) return 'error';
  const payloads = isObject(data) ? Object.values(data) : [];
  const refused = payloads.some((payload) => {
    const told = isObject(payload) ? payload['userErrors'] : null;
    return Array.isArray(told) && told.length > 0;
  });
  return refused ? 'user_error' : 'ok';
}

async function run(
  app: FastifyInstance,
  operation: CheckedOperation,
  variables: Record<string, unknown>,
  context: GatewayContext,
): Promise<ExecutionAnswer> {
  const format = (error: unknown) =>
    formatError(error, context.messages, context.requestId, context.services.log);
  try {
    // Coerced here, because the compiler of queries forgets the defaults of non-null input fields.
    const node = getOperationAST(operation.document, operation.name);
    const { coerced, errors: refused } = getVariableValues(
      app.graphql.schema,
      node?.variableDefinitions ?? [],
      variables,
      {
        maxErrors: 20,
      },
    );
    if (!coerced) return { errors: (refused ?? []).map(format) };
    const result = await app.graphql(operation.source, { ...context }, coerced, operation.name ?? undefined);
    const errors = result.errors?.map(format);
    if (result.data === undefined) return { errors: errors ?? [] };
    return { ...(errors ? { errors } : {}), data: result.data };
  } catch (error) {
    return { errors: refusals(error).map(format) };
  }
}

/** Mercurius throws an error of its own around those of coercion. */
function refusals(error: unknown): unknown[] {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) {
    return error.errors.map((entry) =>
      entry instanceof GraphQLError ? entry : new GraphQLError(String(entry)),
    );
  }
  return [error];
}
