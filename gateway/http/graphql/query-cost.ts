import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import costlyFields from './costly-fields.json' with { type: 'json' };

/** A field that may wait for an upstream call. */
const CALL_COST = 200;
const MUTATION_COST = 1_000;
/** An item of a list whose size the client chooses; it enlarges Shopware's response. */
const ITEM_COST = 5;
/** Assumed size of a list without paging arguments. */
const ASSUMED_SIZE = 2;
const DEFAULT_PAGE = 10;
const PAGE_ARGUMENTS = ['first', 'last'];

/** Fields below the root that may wait for a separate upstream call. */
const CALLING_FIELDS: ReadonlySet<string> = new Set(costlyFields.calling);
/** Fields that lists lack: those of one product share a call. */
const DETAIL_FIELDS: ReadonlySet<string> = new Set(costlyFields.detail);
/** Fields with a count for each value; each count may be an upstream call. */
const COUNTING_FIELDS: ReadonlySet<string> = new Set(costlyFields.counting);

interface Parent {
  readonly type: GraphQLNamedType | undefined;
  /** Maximum number of such objects in the response. */
  readonly count: number;
  /** Size that the client chose for the lists of this object; null for none. */
  readonly page: number | null;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Estimates the cost of a validated document with one operation: each value of the response counts 1, a list its size,
 * and each field that may call Shopware the cost of a call.
 * @param variables coerced, with defaults
 */
export function queryCost(schema: GraphQLSchema, document: DocumentNode, variables: Variables): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let operation: OperationDefinitionNode | undefined;
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    if (node.kind === Kind.OPERATION_DEFINITION) operation = node;
  }
  if (operation === undefined) return 0;

  function selectionCost(set: SelectionSetNode, parent: Parent): number {
    let always = selectsDetail(set, parent.type) ? CALL_COST * parent.count : 0;
    // An object has one type, so only one of the fragments on different types is executed.
    const byType = new Map<string, number>();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        always += costOf(selection, parent);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (!fragment) continue;
      const name = fragment.typeCondition?.name.value;
      const type = name === undefined ? parent.type : schema.getType(name);
      const cost = selectionCost(fragment.selectionSet, { ...parent, type });
      if (type === parent.type || !isObjectType(type)) always += cost;
      else byType.set(type.name, (byType.get(type.name) ?? 0) + cost);
    }
    return always + Math.max(0, ...byType.values());
  }

  function costOf(node: FieldNode, { type, count, page }: Parent): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const cost = fieldCost(type?.name ?? '', node.name.value) * count;
    if (!field || !node.selectionSet) return cost;
    const requested = pageSize(field, node, variables);
    const child = getNamedType(field.type);
    if (!String(field.type).startsWith('['))
      return cost + selectionCost(node.selectionSet, { type: child, count, page: requested });
    const chosen = requested ?? page;
    const items = count * (chosen ?? ASSUMED_SIZE);
    const transferred = chosen === null ? 0 : items * ITEM_COST;
    return cost + transferred + selectionCost(node.selectionSet, { type: child, count: items, page: null });
  }

  const type = schema.getRootType(operation.operation) ?? undefined;
  return selectionCost(operation.selectionSet, { type, count: 1, page: null });
}

function selectsDetail({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): boolean {
  return selections.some(
    (selection) =>
      selection.kind === Kind.FIELD && DETAIL_FIELDS.has(`${type?.name ?? ''}.${selection.name.value}`),
  );
}

function fieldCost(type: string, field: string): number {
  if (field.startsWith('__')) return 1;
  const name = `${type}.${field}`;
  if (type === 'Mutation') return MUTATION_COST;
  if (type === 'Query' || type === 'Subscription' || CALLING_FIELDS.has(name)) return CALL_COST;
  return COUNTING_FIELDS.has(name) ? CALL_COST / 10 : 1;
}

function pageSize(
  { args }: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): number | null {
  const given = new Map(
    node.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
  const ids = given.get('ids');
  if (Array.isArray(ids)) return ids.length;
  const sizes = PAGE_ARGUMENTS.map((name) => given.get(name)).filter((size) => typeof size === 'number');
  if (sizes.length > 0) return Math.max(0, ...sizes);
  if (args.some(({ name }) => name === 'after')) return DEFAULT_PAGE;
  const size = args.find(({ name }) => name === 'first')?.defaultValue;
  return typeof size === 'number' ? size : null;
}
