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
  type ValueNode,
} from 'graphql';
import { isObject } from '../../lib/json.ts';

/** A field that may wait for an upstream call. */
const CALL_COST = 200;
const MUTATION_COST = 1_000;
/** An object of a list whose size the client chooses: Shopware's answer grows with it. */
const ITEM_COST = 5;
/** Size of a list that the shop bounds. */
const ASSUMED_SIZE = 2;
/** Size of a page whose limit is absent and has no default in the schema. */
const DEFAULT_PAGE = 10;
const PAGE_ARGUMENTS = ['limit', 'first', 'last'];

/** Fields below the root that may wait for an upstream call of their own. */
export const CALLING_FIELDS: ReadonlySet<string> = new Set([
  ...['Category.children', 'CategoryPage.breadcrumbs', 'CategoryPage.cms', 'CategoryPage.listing'],
  ...['CmsCategoryNavigation.entries', 'CmsEntries.entries'],
  ...['Customer.defaultPaymentMethod', 'Customer.newsletter', 'Customer.requestedGroup'],
  ...['EntryList.tags', 'EntryPage.breadcrumbs', 'EntryPage.cms', 'EntryPage.more', 'LandingPage.cms'],
  ...['Listing.filters', 'Product.alternatives', 'Product.bundle', 'Product.crossSellings'],
  ...['Product.rating', 'Product.reviews', 'Product.shipping', 'Product.variantChoices'],
  ...['ProductPage.breadcrumbs', 'ProductPage.cms', 'Seo.alternates', 'Shop.paymentMethods'],
  ...['Wishlist.productIds', 'Wishlist.products'],
]);

/** Fields with a count for each value, of which each may be an upstream call. */
const COUNTING_FIELDS: ReadonlySet<string> = new Set([
  'FilterValue.count',
  'RatingFilter.counts',
  'ToggleFilter.count',
]);

interface Place {
  /** Type of the object in which a selection is. */
  readonly type: GraphQLNamedType | undefined;
  /** How many such objects the answer may have. */
  readonly count: number;
  /** Size that the client chose for lists of this object; null for none. */
  readonly page: number | null;
}

/**
 * Estimates what an operation costs: each value of the answer counts 1, lists by their size, and each field that may
 * call Shopware as much as its call. Only a validated operation can be estimated.
 */
export class QueryCost {
  readonly #schema: GraphQLSchema;
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.#schema = schema;
    this.#operation = operation;
    this.#fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
  }

  /** @param variables coerced */
  of(variables: Readonly<Record<string, unknown>>): number {
    const type = this.#schema.getRootType(this.#operation.operation) ?? undefined;
    return this.#selection(this.#operation.selectionSet, { type, count: 1, page: null }, variables);
  }

  #selection(set: SelectionSetNode, place: Place, variables: Readonly<Record<string, unknown>>): number {
    let always = 0;
    // An object has one type: of fragments on different types only the costliest is executed.
    const byType = new Map<string, number>();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        always += this.#field(selection, place, variables);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
      if (!fragment) continue;
      const name = fragment.typeCondition?.name.value;
      const type = name === undefined ? place.type : this.#schema.getType(name);
      const cost = this.#selection(fragment.selectionSet, { ...place, type }, variables);
      if (type === place.type || !isObjectType(type)) always += cost;
      else byType.set(type.name, (byType.get(type.name) ?? 0) + cost);
    }
    return always + Math.max(0, ...byType.values());
  }

  #field(
    node: FieldNode,
    { type, count, page }: Place,
    variables: Readonly<Record<string, unknown>>,
  ): number {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const own = this.#ownCost(type?.name ?? '', node.name.value) * count;
    if (!field || !node.selectionSet) return own;
    const asked = pageSize(field, node, variables);
    const below = { type: getNamedType(field.type) };
    if (!isList(field))
      return own + this.#selection(node.selectionSet, { ...below, count, page: asked }, variables);
    const chosen = asked ?? page;
    const items = count * (chosen ?? ASSUMED_SIZE);
    const shipped = chosen === null ? 0 : items * ITEM_COST;
    return (
      own + shipped + this.#selection(node.selectionSet, { ...below, count: items, page: null }, variables)
    );
  }

  #ownCost(type: string, field: string): number {
    if (field.startsWith('__')) return 1;
    const name = `${type}.${field}`;
    if (type === 'Mutation') return MUTATION_COST;
    if (type === 'Query' || type === 'Subscription' || CALLING_FIELDS.has(name)) return CALL_COST;
    return COUNTING_FIELDS.has(name) ? CALL_COST / 10 : 1;
  }
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return String(type).startsWith('[');
}

/** Size of the lists of a field by its arguments; null when it has no such argument. */
function pageSize(
  { args }: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): number | null {
  const given = new Map(
    node.arguments?.map(({ name, value }) => [name.value, argumentValue(value, variables)]),
  );
  const { ids, input } = Object.fromEntries(given);
  if (Array.isArray(ids)) return ids.length;
  if (args.some(({ name }) => name === 'first' || name === 'last')) {
    const sizes = PAGE_ARGUMENTS.map((name) => given.get(name)).filter((size) => typeof size === 'number');
    if (sizes.length > 0) return Math.max(0, ...sizes);
    return args.some(({ name }) => name === 'after') ? DEFAULT_PAGE : null;
  }
  const limit = args.find(({ name }) => name === 'limit');
  const nested = args.some((arg) => arg.name === 'input' && String(arg.type) === 'ListingInput');
  if (!limit && !nested) return null;
  const size = limit ? (given.get('limit') ?? limit.defaultValue) : isObject(input) ? input['limit'] : null;
  return typeof size === 'number' ? Math.max(0, size) : DEFAULT_PAGE;
}

function argumentValue(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value];
    case Kind.INT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map((value) => argumentValue(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, argumentValue(value, variables)]),
      );
    default:
      return null;
  }
}
