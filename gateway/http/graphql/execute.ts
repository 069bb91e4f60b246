import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getVariableValues, Kind } from 'graphql';
import { restorePendingNotices } from '../../domains/cart/public/create-notice.ts';
import type { GatewayContext } from '../../domains/shared/context.ts';
import { type FormattedError, formatError } from '../../domains/shared/errors.ts';
import { isObject } from '../../lib/json.ts';
import type { SessionValue } from '../../platform/session-store/session-value.ts';
import type { Operation } from './operations.ts';
import type { GraphqlRequest } from './request.ts';

/** A response body; `data` is absent if nothing was executed. */
export interface ExecutionAnswer {
  readonly data?: unknown;
  readonly errors?: readonly FormattedError[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

interface ExecutedRequest {
  readonly answer: ExecutionAnswer;
  readonly context: GatewayContext;
  readonly issued: SessionValue | null;
  readonly isPersonal: boolean;
}

const MAX_ERRORS = 9;
const SUGGESTION = / Did you mean [^?]+\?/g;

/** Validates, executes and measures an operation. Errors are returned formatted, never thrown. */
export async function execute(
  app: Pick<FastifyInstance, 'configuration' | 'executors'>,
  operation: Operation,
  variables: Record<string, unknown>,
  context: GatewayContext,
): Promise<ExecutionAnswer> {
  const started = performance.now();
  const isTrusted = operation.origin !== 'sent';
  const executor = app.executors[isTrusted ? 'trusted' : 'adHoc'];
  // Mercurius' JIT does not apply default values of input fields.
  const { coerced, errors: mistakes } = getVariableValues(
    executor.schema,
    operation.node.variableDefinitions ?? [],
    variables,
    { maxErrors: MAX_ERRORS },
  );
  const { data, errors } = mistakes
    ? { data: undefined, errors: mistakes }
    : await executor(operation.source, copyOf(context), coerced).catch((error: unknown) => ({
        data: undefined,
        errors: isObject(error) && Array.isArray(error['errors']) ? error['errors'] : [error],
      }));
  const formatted = [...(errors ?? []), ...context.faults].slice(0, MAX_ERRORS).map((error) => {
    const shown = formatError(error, context.messages, context.requestId, context.log);
    return app.configuration.introspection
      ? shown
      : { ...shown, message: shown.message.replace(SUGGESTION, '') };
  });
  const answer = {
    ...(formatted.length > 0 ? { errors: formatted } : {}),
    ...(data === undefined ? {} : { data }),
  };
  // Names of ad-hoc operations are unbounded and therefore not used as a label.
  const labels = { operation: (isTrusted && operation.name) || 'other', outcome: executionOutcome(answer) };
  context.metrics.time('operationDuration', labels, (performance.now() - started) / 1_000);
  return answer;
}

/** @returns `refused` for errors that the client can fix, such as a missing login; `error` for others */
export function outcomeOf({ errors }: ExecutionAnswer): 'ok' | 'refused' | 'error' {
  if (errors === undefined) return 'ok';
  return errors.some(({ extensions }) => Number(extensions['status'] ?? 500) >= 500) ? 'error' : 'refused';
}

/** Whether there is data and all of its fields are null. */
export function isEmpty({ data }: ExecutionAnswer): boolean {
  return isObject(data) && Object.values(data).every((value) => value === null);
}

/**
 * Returns whether the session of a request sees other prices than the public (docs/decisions/0032). The response to a
 * GET is always public, because any cache may serve it.
 */
export function seesSpecialPrices({ method, session }: FastifyRequest): boolean {
  return method === 'POST' && Boolean(session?.prices);
}

/** Executes an operation with the session of the request; `watch` receives the topics that the response depends on. */
export async function executeRequest(
  request: FastifyRequest,
  { locale, currency, variables }: GraphqlRequest,
  operation: Operation,
  watch?: (topic: string) => void,
): Promise<ExecutedRequest> {
  const app = request.server;
  const specialPrices = seesSpecialPrices(request);
  const isPersonal = specialPrices || operation.policy.scope === 'PRIVATE';
  const context = await app.createContext({
    locale,
    currency,
    ...(operation.kind !== 'mutation' && isPersonal
      ? { sessionCurrency: specialPrices || operation.policy.mixed ? 'session-or-fetch' : 'session' }
      : {}),
    requestId: request.id,
    address: request.client.address,
    agent: request.headers['user-agent'],
    session: isPersonal ? request.session : null,
    selectsNotices: operation.selectsNotices,
    watch,
  });
  const { session } = context;
  try {
    const answer = await execute(app, operation, variables, context);
    await restorePendingNotices(context);
    for (const { field, code } of userErrorsIn(operation, answer.data)) {
      context.metrics.count('userErrors', { operation: field, code });
      request.scope.errorCodes.add(code);
    }
    for (const { extensions } of answer.errors ?? [])
      request.scope.errorCodes.add(String(extensions['code']));
    return { answer, context, issued: await session.tokenToIssue(), isPersonal };
  } finally {
    await session.end();
  }
}

/** Mercurius adds properties to the context of each call; a page executes several operations with one context. */
function copyOf(context: GatewayContext): Record<string, unknown> {
  return Object.defineProperties({}, Object.getOwnPropertyDescriptors(context));
}

function executionOutcome(answer: ExecutionAnswer): 'ok' | 'user_error' | 'refused' | 'error' {
  if (answer.errors !== undefined) return outcomeOf(answer);
  const payloads = isObject(answer.data) ? Object.values(answer.data) : [];
  return payloads.some((payload) => userErrorsOf(payload).length > 0) ? 'user_error' : 'ok';
}

function userErrorsOf(payload: unknown): readonly unknown[] {
  const userErrors = isObject(payload) ? payload['userErrors'] : null;
  return Array.isArray(userErrors) ? userErrors : [];
}

/** User errors of a mutation with the field of `Mutation`; only those whose code the client selected. */
function userErrorsIn({ kind, node }: Operation, data: unknown) {
  if (kind !== 'mutation' || !isObject(data)) return [];
  const fields = new Map(
    node.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD
        ? [[(selection.alias ?? selection.name).value, selection.name.value] as const]
        : [],
    ),
  );
  return Object.entries(data).flatMap(([key, payload]) =>
    userErrorsOf(payload).flatMap((error) => {
      const code = isObject(error) ? error['code'] : null;
      return typeof code === 'string' ? [{ field: fields.get(key) ?? 'other', code }] : [];
    }),
  );
}
