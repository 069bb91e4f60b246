import { Kind, type OperationDefinitionNode } from 'graphql';
import { isObject } from '../../lib/json.ts';

interface PayloadError {
  /** Field of `Mutation`. */
  readonly field: string;
  readonly code: string;
}

/** User errors of all payloads of a mutation; only those whose code the client selected. */
export function userErrorsIn(node: OperationDefinitionNode, data: unknown): PayloadError[] {
  if (node.operation !== 'mutation' || !isObject(data)) return [];
  const fields = new Map(
    node.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD
        ? [[(selection.alias ?? selection.name).value, selection.name.value] as const]
        : [],
    ),
  );
  return Object.entries(data).flatMap(([key, payload]) => {
    const userErrors = isObject(payload) ? payload['userErrors'] : null;
    if (!Array.isArray(userErrors)) return [];
    return userErrors
      .filter(isObject)
      .flatMap(({ code }) => (typeof code === 'string' ? [{ field: fields.get(key) ?? 'other', code }] : []));
  });
}
