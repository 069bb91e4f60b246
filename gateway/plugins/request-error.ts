import type { FastifyRequest } from 'fastify';
import type { ProgramCode } from '../domains/shared/problem.ts';

export class RequestError extends Error {
  readonly statusCode: number;
  readonly code: ProgramCode;
  /** Errors of the GraphQL response. */
  readonly errors: readonly object[];

  /** @param retryAfter seconds */
  constructor(
    request: FastifyRequest,
    code: ProgramCode,
    status: number,
    message: string,
    retryAfter?: number,
  ) {
    super(message);
    this.statusCode = status;
    this.code = code;
    const waits = retryAfter === undefined ? {} : { retryAfter };
    this.errors = [{ message, extensions: { code, status, requestId: request.id, ...waits } }];
  }
}
