import { GraphQLError } from 'graphql';

/** An error in the query itself, for the developer. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
}
