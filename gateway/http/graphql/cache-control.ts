import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { typeConditions } from '../../domains/shared/type-conditions.ts';

interface ResponsePolicy {
  /** Seconds. */
  readonly maxAge: number;
  readonly scope: 'PUBLIC' | 'PRIVATE';
}

export interface OperationPolicy extends ResponsePolicy {
  /** Whether it mixes public and personal fields, whose prices must be in one currency. */
  readonly mixed: boolean;
}

const PERSONAL: ResponsePolicy = { maxAge: 0, scope: 'PRIVATE' };
/** Default for introspection. */
const OPEN: ResponsePolicy = { maxAge: 3_600, scope: 'PUBLIC' };

/**
 * Strictest `@cacheControl` of the top-level fields, their types, and the types that `node` and `nodes` are selected on.
 * A field of `Query` without the directive is personal; introspection is public.
 */
export function cachePolicy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPolicy {
  const query = schema.getQueryType();
  if (operation.operation !== 'query' || !query) return { ...PERSONAL, mixed: false };
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const policies = rootFields(operation.selectionSet, new Map(fragments)).flatMap(
    ({ name, selectionSet }) => {
      if (name.value.startsWith('__')) return [];
      const field = query.getFields()[name.value];
      const ofField = declaredPolicy(schema, field?.astNode);
      if (!field || !ofField) return [PERSONAL];
      const type = getNamedType(field.type);
      const types =
        isAbstractType(type) && selectionSet ? [...typeConditions(selectionSet, fragments)] : [type.name];
      return [ofField, ...types.flatMap((condition) => policiesOfType(schema, condition))];
    },
  );
  const policy = policies.reduce(stricter, OPEN);
  return { ...policy, mixed: policy.scope === 'PRIVATE' && policies.some(({ scope }) => scope === 'PUBLIC') };
}

function stricter(a: ResponsePolicy, b: ResponsePolicy): ResponsePolicy {
  return {
    maxAge: Math.min(a.maxAge, b.maxAge),
    scope: a.scope === 'PRIVATE' || b.scope === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
  };
}

function declaredPolicy(
  schema: GraphQLSchema,
  node: { readonly directives?: readonly DirectiveNode[] } | null | undefined,
): ResponsePolicy | null {
  const cacheControl = schema.getDirective('cacheControl');
  const values = cacheControl && node ? getDirectiveValues(cacheControl, node) : undefined;
  if (!values) return null;
  return {
    maxAge: Number(values['maxAge'] ?? 0),
    scope: values['scope'] === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
  };
}

function policiesOfType(schema: GraphQLSchema, name: string): ResponsePolicy[] {
  const type = schema.getType(name);
  const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  return types.flatMap((possible) => declaredPolicy(schema, possible?.astNode) ?? []);
}

/** Top-level fields; each fragment is followed once, since the document may not be validated yet. */
function rootFields(set: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, fragments);
    const fragment = fragments.get(selection.name.value);
    fragments.delete(selection.name.value);
    return fragment ? rootFields(fragment.selectionSet, fragments) : [];
  });
}
