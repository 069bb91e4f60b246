import {
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isObject } from '../../lib/json.ts';

/** A counted operation; the same object for each request. */
interface CountedOperation {
  /** The operation with the fragments that it uses. */
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
}

/** A field, argument, input field or enum value: `Product.name`, `Query.product(id:)`, `Sort.PRICE`. */
interface SchemaMember {
  readonly name: string;
  readonly deprecated: boolean;
}

/** Operations whose requests are not yet counted by field. */
const MAX_PENDING = 1_000;

/**
 * Counts the use of each member of the schema by client. Members are determined only when the counts are
 * read, so that counting a request is cheap.
 */
export class SchemaUsage {
  readonly #schema: GraphQLSchema;
  /** Requests by operation and client. */
  readonly #pending = new Map<CountedOperation, Map<string, number>>();
  /** Requests by member and client. */
  readonly #members = new Map<
    string,
    { readonly member: SchemaMember; readonly clients: Map<string, number> }
  >();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Counts a valid operation; of its variables only deprecated input fields and enum values are counted. */
  operation(operation: CountedOperation, client: string, variables: Readonly<Record<string, unknown>>): void {
    const clients = this.#pending.get(operation) ?? new Map<string, number>();
    clients.set(client, (clients.get(client) ?? 0) + 1);
    this.#pending.set(operation, clients);
    for (const { variable, type: node } of operation.node.variableDefinitions ?? []) {
      const type = typeFromAST(this.#schema, node);
      if (isInputType(type))
        for (const name of deprecatedIn(type, variables[variable.name.value]))
          this.#add({ name, deprecated: true }, client, 1);
    }
    if (this.#pending.size > MAX_PENDING) this.#fold();
  }

  /** Returns requests by member of the schema and client. */
  members() {
    this.#fold();
    return [...this.#members.values()].flatMap(({ member, clients }) =>
      [...clients].map(([client, value]) => ({
        labels: { field: member.name, client, deprecated: String(member.deprecated) },
        value,
      })),
    );
  }

  #fold(): void {
    for (const [{ document }, clients] of this.#pending)
      for (const member of membersOf(this.#schema, document))
        for (const [client, count] of clients) this.#add(member, client, count);
    this.#pending.clear();
  }

  #add(member: SchemaMember, client: string, count: number): void {
    const counted = this.#members.get(member.name) ?? { member, clients: new Map<string, number>() };
    counted.clients.set(client, (counted.clients.get(client) ?? 0) + count);
    this.#members.set(member.name, counted);
  }
}

/** Returns the distinct members in a document, without introspection. */
function membersOf(schema: GraphQLSchema, document: DocumentNode): Iterable<SchemaMember> {
  const members = new Map<string, SchemaMember>();
  const info = new TypeInfo(schema);
  const add = (
    name: string,
    described: { deprecationReason?: string | null | undefined } | null | undefined,
  ) => {
    if (described) members.set(name, { name, deprecated: described.deprecationReason != null });
  };
  const field = () => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
  const enter = (node: ASTNode): void => {
    const introspects = info.getParentType()?.name.startsWith('__');
    if (node.kind === Kind.FIELD && !introspects && !node.name.value.startsWith('__')) {
      add(field(), info.getFieldDef());
    } else if (node.kind === Kind.ARGUMENT && !introspects && info.getFieldDef() && !info.getDirective()) {
      add(`${field()}(${node.name.value}:)`, info.getArgument());
    } else if (node.kind === Kind.OBJECT_FIELD) {
      const parent = getNamedType(info.getParentInputType());
      if (isInputObjectType(parent))
        add(`${parent.name}.${node.name.value}`, parent.getFields()[node.name.value]);
    } else if (node.kind === Kind.ENUM) {
      const type = getNamedType(info.getInputType());
      if (isEnumType(type)) add(`${type.name}.${node.value}`, type.getValue(node.value));
    }
  };
  visit(document, visitWithTypeInfo(info, { enter }));
  return members.values();
}

/** Returns deprecated input fields and enum values in the value of a variable. */
function deprecatedIn(type: GraphQLInputType, value: unknown): string[] {
  if (value == null) return [];
  const inner = getNullableType(type);
  if (isListType(inner))
    return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
      deprecatedIn(inner.ofType, item),
    );
  if (isEnumType(inner)) {
    const member = typeof value === 'string' ? inner.getValue(value) : null;
    return member?.deprecationReason == null ? [] : [`${inner.name}.${member.name}`];
  }
  if (!isInputObjectType(inner) || !isObject(value)) return [];
  return Object.values(inner.getFields()).flatMap((field) =>
    value[field.name] === undefined
      ? []
      : [
          ...(field.deprecationReason == null ? [] : [`${inner.name}.${field.name}`]),
          ...deprecatedIn(field.type, value[field.name]),
        ],
  );
}
