import {
  type ASTNode,
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
import { isObject } from '../../../lib/json.ts';

/** A field, argument, input field or enum value of the schema: `Product.name`, `Query.product(id:)`, `Sort.PRICE`. */
export interface SchemaMember {
  readonly name: string;
  readonly deprecated: boolean;
}

interface Described {
  readonly deprecationReason?: string | null | undefined;
}

/** Members that a document names; each once. Introspection is none. */
export function membersOf(schema: GraphQLSchema, document: ASTNode): SchemaMember[] {
  const found = new Map<string, SchemaMember>();
  const info = new TypeInfo(schema);
  const note = (name: string, described: Described | null | undefined) => {
    if (described) found.set(name, { name, deprecated: described.deprecationReason != null });
  };
  const field = () => `${info.getParentType()?.name}.${info.getFieldDef()?.name}`;
  const enter = (node: ASTNode): void => {
    const introspects = info.getParentType()?.name.startsWith('__');
    if (node.kind === Kind.FIELD && !introspects && !node.name.value.startsWith('__')) {
      note(field(), info.getFieldDef());
    } else if (node.kind === Kind.ARGUMENT && !introspects && info.getFieldDef() && !info.getDirective()) {
      note(`${field()}(${node.name.value}:)`, info.getArgument());
    } else if (node.kind === Kind.OBJECT_FIELD) {
      const parent = getNamedType(info.getParentInputType());
      if (isInputObjectType(parent))
        note(`${parent.name}.${node.name.value}`, parent.getFields()[node.name.value]);
    } else if (node.kind === Kind.ENUM) {
      const type = getNamedType(info.getInputType());
      if (isEnumType(type)) note(`${type.name}.${node.value}`, type.getValue(node.value));
    }
  };
  visit(document, visitWithTypeInfo(info, { enter }));
  return [...found.values()];
}

/** Variables of an operation in whose values something deprecated can stand, with their types. */
export function deprecatedInputs(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): readonly (readonly [string, GraphQLInputType])[] {
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type) || !holdsDeprecated(type, new Set())) return [];
    return [[variable.name.value, type] as const];
  });
}

function holdsDeprecated(type: GraphQLInputType, seen: Set<string>): boolean {
  const named = getNamedType(type);
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  if (isEnumType(named)) return named.getValues().some(({ deprecationReason }) => deprecationReason != null);
  if (!isInputObjectType(named)) return false;
  return Object.values(named.getFields()).some(
    ({ deprecationReason, type: inner }) => deprecationReason != null || holdsDeprecated(inner, seen),
  );
}

/** Deprecated input fields and enum values in the value of a variable. */
export function deprecatedIn(type: GraphQLInputType, value: unknown): string[] {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
      deprecatedIn(inner.ofType, item),
    );
  }
  if (isEnumType(inner)) {
    const found = typeof value === 'string' ? inner.getValue(value) : null;
    return found?.deprecationReason == null ? [] : [`${inner.name}.${found.name}`];
  }
  if (!isInputObjectType(inner) || !isObject(value)) return [];
  return Object.values(inner.getFields()).flatMap((field) => {
    if (value[field.name] === undefined) return [];
    const own = field.deprecationReason == null ? [] : [`${inner.name}.${field.name}`];
    return [...own, ...deprecatedIn(field.type, value[field.name])];
  });
}
