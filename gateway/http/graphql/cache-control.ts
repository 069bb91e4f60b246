import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
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
  const fields = rootFields(operation.selectionSet, new Map(fragments));
  const policies = fields
    .filter(({ name }) => !name.value.startsWith('__'))
    .flatMap((field) => [
      policyOf(query, field.name.value),
      ...conditionPolicies(schema, query, field, fragments),
    ]);
  const policy = policies.reduce(stricter, OPEN);
  return { ...policy, mixed: policy.scope === 'PRIVATE' && policies.some(({ scope }) => scope === 'PUBLIC') };
}

function policyOf(query: GraphQLObjectType, name: string): ResponsePolicy {
  const field = query.getFields()[name];
  const ofField = directive(field?.astNode?.directives);
  if (!field || !ofField) return PERSONAL;
  const type = getNamedType(field.type);
  const ofType = isObjectType(type) ? directive(type.astNode?.directives) : null;
  return ofType ? stricter(ofField, ofType) : ofField;
}

function stricter(a: ResponsePolicy, b: ResponsePolicy): ResponsePolicy {
  return {
    maxAge: Math.min(a.maxAge, b.maxAge),
    scope: a.scope === 'PRIVATE' || b.scope === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC',
  };
}

function directive(directives: readonly ConstDirectiveNode[] | undefined): ResponsePolicy | null {
  const node = directives?.find(({ name }) => name.value === 'cacheControl');
  if (!node) return null;
  let maxAge = 0;
  let scope: ResponsePolicy['scope'] = 'PUBLIC';
  for (const { name, value } of node.arguments ?? []) {
    if (name.value === 'maxAge' && value.kind === Kind.INT) maxAge = Number(value.value);
    if (name.value === 'scope' && value.kind === Kind.ENUM)
      scope = value.value === 'PRIVATE' ? 'PRIVATE' : 'PUBLIC';
  }
  return { maxAge, scope };
}

/** Policies of the types that a field of an abstract type, such as `node`, is selected on. */
function conditionPolicies(
  schema: GraphQLSchema,
  query: GraphQLObjectType,
  { name: { value: fieldName }, selectionSet }: FieldNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ResponsePolicy[] {
  const field = query.getFields()[fieldName];
  const type = field && getNamedType(field.type);
  if (!selectionSet || !isAbstractType(type)) return [];
  const conditions = [...typeConditions(selectionSet, fragments)].filter((name) => name !== type.name);
  return conditions.flatMap((condition) => {
    const narrowed = schema.getType(condition);
    const types = isAbstractType(narrowed) ? schema.getPossibleTypes(narrowed) : [narrowed];
    return types.flatMap(
      (possible) => (isObjectType(possible) && directive(possible.astNode?.directives)) || [],
    );
  });
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
