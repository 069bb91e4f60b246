import {
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** What became of a schema that others rely on. */
interface SchemaChanges {
  /** What stops working for somebody: each in a sentence. */
  readonly breaking: readonly string[];
  /** What works on, and may surprise: a new value of an enum, another default. */
  readonly dangerous: readonly string[];
  /** What was added, or is to go one day; nobody needs to do anything. */
  readonly safe: readonly string[];
}

/**
 * Tells what breaks from what does not between two schemas, by the rules of graphql-js (`findBreakingChanges`).
 * @throws GraphQLError when one of the two is no schema
 */
export function schemaChanges(released: string, present: string): SchemaChanges {
  const [before, now] = [buildSchema(released), buildSchema(present)];
  return {
    breaking: findBreakingChanges(before, now).map(({ description }) => description),
    // A field that may be left out asks nothing of anybody who does.
    dangerous: findDangerousChanges(before, now)
      .filter(({ type }) => type !== DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED)
      .filter(({ type }) => type !== DangerousChangeType.OPTIONAL_ARG_ADDED)
      .map(({ description }) => description),
    safe: [...additions(before, now), ...deprecations(before, now)],
  };
}

function additions(before: GraphQLSchema, now: GraphQLSchema): string[] {
  const known = new Set(namesOf(before));
  return namesOf(now)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is new.`);
}

function deprecations(before: GraphQLSchema, now: GraphQLSchema): string[] {
  const known = new Set(deprecated(before));
  return deprecated(now)
    .filter((name) => !known.has(name))
    .map((name) => `${name} is to go one day.`);
}

/** Types, and fields with their arguments, as `Type.field(argument)`. */
function namesOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type))
      return [type.name, ...Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)];
    if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
    const fields = Object.values(type.getFields()).flatMap(({ name, args }) => [
      `${type.name}.${name}`,
      ...args.map((argument) => `${type.name}.${name}(${argument.name})`),
    ]);
    return [type.name, ...fields];
  });
}

function deprecated(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, deprecationReason }) =>
          deprecationReason == null ? [] : [`${type.name}.${name}`],
        )
      : [],
  );
}
