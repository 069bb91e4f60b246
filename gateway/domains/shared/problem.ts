import { GraphQLError } from 'graphql';
import type { ProgramCode } from './program-codes.ts';

/**
 * An entry of `errors`, for developers rather than shoppers.
 * @param status HTTP
 * @param retryAfter seconds after which a retry makes sense
 */
export function programError(
  code: ProgramCode,
  status: number,
  message: string,
  retryAfter?: number,
): GraphQLError {
  const waits = retryAfter === undefined ? {} : { retryAfter };
  return new GraphQLError(message, { extensions: { code, status, ...waits } });
}

/**
 * An error in the operation or its variables.
 * @param field path of the argument or input field
 */
export function badInput(message: string, field?: readonly string[]): GraphQLError {
  const place = field === undefined ? {} : { field };
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400, ...place } });
}

/** Error for a field that requires a session. */
export function sessionNeeded(): GraphQLError {
  return programError(
    'SESSION_NEEDED',
    401,
    'A session is required: create one with createSession or a first change',
  );
}

/** @throws GraphQLError BAD_USER_INPUT unless the value is from 1 to `max` */
export function checkRange(name: string, value: number, max: number): void {
  if (value < 1 || value > max) throw badInput(`${name} must be from 1 to ${max}`, [name]);
}
