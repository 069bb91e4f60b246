import type { Kind, OperationTypeNode } from 'graphql';
import type { TypedDocumentNode } from 'urql';

export type OperationDocument<Data, Variables> = TypedDocumentNode<Data, Variables> & {
  readonly documentId: string;
  /** By `@cacheControl` of the schema. */
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

export function publicQuery<Data, Variables>(documentId: string): OperationDocument<Data, Variables> {
  return operationDocument('query', documentId, false);
}

export function personalQuery<Data, Variables>(documentId: string): OperationDocument<Data, Variables> {
  return operationDocument('query', documentId, true);
}

export function mutation<Data, Variables>(documentId: string): OperationDocument<Data, Variables> {
  return operationDocument('mutation', documentId, true);
}

export function hashOf(query: object): string {
  return 'documentId' in query && typeof query.documentId === 'string' ? query.documentId : '';
}

/** True also for unknown documents. */
export function isPersonal(query: object): boolean {
  return !('personal' in query && query.personal === false);
}
