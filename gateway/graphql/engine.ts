import type { FastifyInstance } from 'fastify';
import { GraphQLError, getOperationAST, getVariableValues } from 'graphql';
import type { GatewayContext } from './context.ts';
import type { CheckedOperation } from './documents.ts';
import { type FormattedError, formatError } from './errors.ts';

/** An answer as it goes out. `data` is absent when nothing was executed. */
export interface ExecutionAnswer {
  readonly data?: unknown;
  readonly errors?: readonly FormattedError[];
}

/** Executes an operation that was checked; every error comes back formatted, none is thrown. */
export async function execute(
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
