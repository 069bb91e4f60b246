// Stands in for `@0no-co/graphql.web` in the browser's build (vite.config.ts): operations are known by their hash, so urql has
// nothing to parse and nothing to print.

/** The kinds of nodes that urql compares with. */
export const Kind = {
  NAME: 'Name',
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FIELD: 'Field',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
} as const;

/** An error of an answer that says no more than its message. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
  readonly extensions: Record<string, unknown> = {};
}

/** The text of an operation is not here. */
export function print(): string {
  return '';
}

/** @throws Error always: operations do not come as text */
export function parse(): never {
  throw new Error('Operations are persisted, not written in the browser.');
}
