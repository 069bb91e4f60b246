import type { Kind, OperationTypeNode } from 'graphql';
import type { TypedDocumentNode } from 'urql';

/** A persisted operation: server entry and browser know only its hash, kind, and whose answer it has. */
export type OperationDocument<Data, Variables> = TypedDocumentNode<Data, Variables> & {
  /** SHA-256 of its text, in hexadecimal. */
  readonly documentId: string;
  /** Whether its answer is one shopper's own (`@cacheControl` of the schema). */
  readonly personal: boolean;
};

function operationDocument<Data, Variables>(
  operation: 'query' | 'mutation',
  documentId: string,
  personal: boolean,
): OperationDocument<Data, Variables> {
  const definition = {
    kind: 'OperationDefinition' as Kind.OPERATION_DEFINITION,
    operation: operation as OperationTypeNode,
    selectionSet: { kind: 'SelectionSet' as Kind.SELECTION_SET, selections: [] },
  };
  return { kind: 'Document' as Kind.DOCUMENT, definitions: [definition], documentId, personal };
}

/** A query whose answer is the same for everybody in one language and currency. */
export function publicQuery<Data, Variables>(documentId: string): OperationDocument<Data, Variables> {
  return operationDocument('query', documentId, false);
}

/** A query whose answer is the shopper's own. */
export function personalQuery<Data, Variables>(documentId: string): OperationDocument<Data, Variables> {
  return operationDocument('query', documentId, true);
}

/** A mutation. */
export function mutation<Data, Variables>(documentId: string): OperationDocument<Data, Variables> {
  return operationDocument('mutation', documentId, true);
}

/** SHA-256 of a persisted operation's text, in hexadecimal. */
export function hashOf(query: object): string {
  return 'documentId' in query && typeof query.documentId === 'string' ? query.documentId : '';
}

/** Whether an operation's answer is one shopper's own; also when nothing is known of it. */
export function isPersonal(query: object): boolean {
  return !('personal' in query && query.personal === false);
}
