import type { GatewayContext } from '../../domains/shared/context.ts';
import { type FormattedError, formatError } from '../../domains/shared/errors.ts';
import { isObject } from '../../lib/json.ts';
import type { CheckedOperation } from './documents.ts';

/** A response body; `data` is absent when nothing was executed. */
export interface ExecutionAnswer {
  readonly data?: unknown;
  readonly errors?: readonly FormattedError[];
}

/**
 * Executes and measures a validated operation; errors come back formatted, none is thrown.
 * @param variables coerced (`Documents.variables`)
 */
export async function execute(
  operation: CheckedOperation,
  variables: Record<string, unknown>,
  context: GatewayContext,
): Promise<ExecutionAnswer> {
  const started = performance.now();
  const answer = await run(operation, variables, context);
  // Names of ad-hoc operations are unbounded, so they are no label.
  const labels = {
    operation: (operation.trusted && operation.name) || 'other',
    outcome: executionOutcome(answer),
  };
  context.metrics.time('operationDuration', labels, (performance.now() - started) / 1_000);
  return answer;
}

/** @returns `refused` for what whoever asks can mend, as a login that is needed; `error` for what they cannot */
export function outcomeOf({ errors }: ExecutionAnswer): 'ok' | 'refused' | 'error' {
  if (errors === undefined) return 'ok';
  return errors.some(({ extensions }) => Number(extensions['status'] ?? 500) >= 500) ? 'error' : 'refused';
}

function executionOutcome(answer: ExecutionAnswer): 'ok' | 'user_error' | 'refused' | 'error' {
  const { data, errors } = answer;
  if (errors !== undefined) return outcomeOf(answer);
  const payloads = isObject(data) ? Object.values(data) : [];
  const refused = payloads.some((payload) => {
    const userErrors = isObject(payload) ? payload['userErrors'] : null;
    return Array.isArray(userErrors) && userErrors.length > 0;
  });
  return refused ? 'user_error' : 'ok';
}

async function run(
  { execution }: CheckedOperation,
  variables: Record<string, unknown>,
  context: GatewayContext,
): Promise<ExecutionAnswer> {
  const format = (error: unknown) => formatError(error, context.messages, context.requestId, context.log);
  try {
    const { data, errors } = await execution.run(context, variables);
    const formatted = [...(errors ?? []), ...context.faults].map(format);
    if (data === undefined) return { errors: formatted };
    return { ...(formatted.length > 0 ? { errors: formatted } : {}), data };
  } catch (error) {
    return { errors: [format(error)] };
  }
}
