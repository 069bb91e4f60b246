// Replaces `@0no-co/graphql.web` in the browser (vite.config.ts): operations are persisted, so nothing is parsed or printed.

export const Kind = {
  NAME: 'Name',
  DOCUMENT: 'Document',
  OPERATION_DEFINITION: 'OperationDefinition',
  FIELD: 'Field',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
} as const;

export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
  readonly extensions: Record<string, unknown> = {};
}

export function print(): string {
  return '';
}

/** @throws Error always */
export function parse(): never {
  throw new Error('Operations are persisted, not written in the browser.');
}
