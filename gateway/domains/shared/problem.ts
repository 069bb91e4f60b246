import { GraphQLError } from 'graphql';

/** A mistake in a query that its writer can mend. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}
