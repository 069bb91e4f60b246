import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../domains/shared/context.ts';
import type { SessionValue } from '../../platform/session-store/session-value.ts';
import { userErrorsIn } from './answer-errors.ts';
import type { CheckedOperation } from './documents.ts';
import { type ExecutionAnswer, execute } from './engine.ts';
import type { GraphqlRequest } from './request.ts';

export interface ExecutedRequest {
  readonly answer: ExecutionAnswer;
  readonly context: GatewayContext;
  /** Session to issue with the answer; null for none. */
  readonly issued: SessionValue | null;
  readonly personal: boolean;
}

/**
 * Whether a session with other prices than the public's asks (docs/decisions/0032). A GET is public whoever sends it,
 * because any cache between may answer it.
 */
export function seesOwnPrices({ method, session }: FastifyRequest): boolean {
  return method === 'POST' && Boolean(session?.prices);
}

/**
 * Executes a request in a context of its own, with the session that it came with.
 * @param watch is told what an answer of a subscription depends on
 */
export async function executeRequest(
  app: FastifyInstance,
  request: FastifyRequest,
  asked: GraphqlRequest,
  operation: CheckedOperation,
  watch?: (topic: string) => void,
): Promise<ExecutedRequest> {
  const own = seesOwnPrices(request);
  const personal = own || operation.policy.scope === 'PRIVATE';
  const context = await app.createContext({
    locale: asked.locale,
    currency: asked.currency,
    ...(operation.kind !== 'mutation' && personal
      ? { sessionCurrency: own || operation.policy.mixed ? 'first, asked' : 'first' }
      : {}),
    requestId: request.id,
    address: request.client.address,
    agent: request.headers['user-agent'],
    session: personal ? request.session : null,
    watch,
  });
  const { session } = context;
  try {
    const answer = await execute(operation, asked.variables, context);
    for (const { field, code } of userErrorsIn(operation.node, answer.data)) {
      context.metrics.count('userErrors', { operation: field, code });
      request.scope.errorCodes.add(code);
    }
    for (const { extensions } of answer.errors ?? [])
      request.scope.errorCodes.add(String(extensions['code']));
    return { answer, context, issued: await session.tokenToIssue(), personal };
  } finally {
    await session.end();
  }
}
