import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql';
import { dataOf } from './api-error.ts';

/** Returns a function that sends a mutation and resolves to its data. @throws ApiError */
export function useMutate<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => Promise<Data> {
  const [, send] = useMutation(document);
  return (variables) => dataOf(send(variables));
}
