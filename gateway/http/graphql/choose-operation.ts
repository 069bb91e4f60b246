import type { GraphQLError } from 'graphql';
import { programError } from '../../domains/shared/problem.ts';
import type { CheckedOperation, DocumentOrigin, Documents } from './documents.ts';
import type { GraphqlRequest } from './request.ts';

export interface ChosenOperation {
  readonly operation: CheckedOperation;
  readonly origin: DocumentOrigin;
}

/**
 * Finds the operation that a request asks for: persisted by its id, learned by its hash (Apollo's automatic persisted
 * queries), or as text.
 * @param allowed `persisted` refuses what is not persisted, and learns nothing
 * @returns errors for a document that is unknown, not allowed or invalid
 * @throws GraphQLError for an operation that is not there
 */
export function chooseOperation(
  asked: GraphqlRequest,
  documents: Documents,
  allowed: 'any' | 'log' | 'persisted',
): ChosenOperation | readonly GraphQLError[] {
  const { documentId } = asked;
  const persisted = documentId === null ? null : documents.persisted(documentId);
  if (persisted !== null) return operationOf(asked, documents, persisted.source, persisted.origin);
  if (allowed === 'persisted')
    return [
      asked.query === null
        ? NOT_FOUND()
        : programError('PERSISTED_QUERY_ONLY', 403, 'Only persisted operations are answered'),
    ];
  if (asked.query === null) {
    const learned = asked.automatic && documentId !== null ? documents.learned(documentId) : null;
    return learned === null ? [NOT_FOUND()] : operationOf(asked, documents, learned, 'sent');
  }
  if (asked.automatic && documentId !== null) documents.learn(documentId, asked.query);
  return operationOf(asked, documents, asked.query, 'sent');
}

function operationOf(
  asked: GraphqlRequest,
  documents: Documents,
  source: string,
  origin: DocumentOrigin,
): ChosenOperation | readonly GraphQLError[] {
  const checked = documents.check(source, origin !== 'sent');
  if (!('source' in checked)) return checked;
  const operation = documents.operation(checked, asked.operationName);
  return { operation, origin };
}

const NOT_FOUND = () => programError('PERSISTED_QUERY_NOT_FOUND', 404, 'PersistedQueryNotFound');
