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
import { Counter, Registry } from 'prom-client';
import { isObject } from '../../lib/json.ts';

/** A counted operation; the same object for each request. */
interface CountedOperation {
  /** The operation with the fragments that it uses. */
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
}

/** Operations whose requests are not yet counted by field. */
const MAX_PENDING = 1_000;

/** Counts the use of each member of the schema by client; members are determined when the counts are read. */
export class SchemaUsage {
  readonly #schema: GraphQLSchema;
  readonly #registry = new Registry();
  readonly #counter = new Counter({
    name: 'kontor_graphql_field_requests_total',
    help: 'Requests that name a field, argument, input field or value of the schema, by frontend. Input fields and values of variables are counted where they are deprecated.',
    labelNames: ['field', 'client', 'deprecated'],
    registers: [this.#registry],
  });
  /** Requests by operation and client. */
  readonly #pending = new Map<CountedOperation, Map<string, number>>();

  /** @param channel label of the counts, if there are several */
  constructor(schema: GraphQLSchema, channel: string | null) {
    this.#schema = schema;
    if (channel !== null) this.#registry.setDefaultLabels({ channel });
  }

  /** Counts a valid operation; of its variables only deprecated input fields and enum values are counted. */
  operation(operation: CountedOperation, client: string, variables: Readonly<Record<string, unknown>>): void {
    const clients = this.#pending.get(operation) ?? new Map<string, number>();
    clients.set(client, (clients.get(client) ?? 0) + 1);
    this.#pending.set(operation, clients);
    for (const { variable, type: node } of operation.node.variableDefinitions ?? []) {
      const type = typeFromAST(this.#schema, node);
      if (isInputType(type))
        for (const field of deprecatedIn(type, variables[variable.name.value]))
          this.#counter.inc({ field, client, deprecated: 'true' });
    }
    if (this.#pending.size > MAX_PENDING) this.#fold();
  }

  /** Returns the counts, separate from other metrics because there is one for each member and client. */
  registry(): Registry {
    this.#fold();
    return this.#registry;
  }

  #fold(): void {
    for (const [{ document }, clients] of this.#pending)
      for (const [field, isDeprecated] of membersOf(this.#schema, document))
        for (const [client, count] of clients)
          this.#counter.inc({ field, client, deprecated: String(isDeprecated) }, count);
    this.#pending.clear();
  }
}

/** Returns whether each field, argument, input field or enum value (`Sort.PRICE`) in a document is deprecated. */
function membersOf(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, boolean> {
  const members = new Map<string, boolean>();
  const info = new TypeInfo(schema);
  const add = (
    name: string,
    described: { deprecationReason?: string | null | undefined } | null | undefined,
  ) => {
    if (described) members.set(name, described.deprecationReason != null);
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
  return members;
}

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
