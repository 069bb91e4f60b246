import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type GraphQLNamedType, isAbstractType, isObjectType } from 'graphql';

/** Codegen plugin: what a normalised cache must know of the schema, as a module of `@kontor/client`. */
export const plugin: PluginFunction = (schema) => {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !roots.has(name))
    .toSorted((one, two) => one.name.localeCompare(two.name));
  const embedded = types.filter(isEmbedded).map(({ name }) => name);
  const possibleTypes = Object.fromEntries(
    types.filter(isAbstractType).map((type) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .toSorted(),
    ]),
  );
  return [
    '/** Types without an id: their objects belong to the field that they stand in. */',
    `export const embedded: readonly string[] = ${JSON.stringify(embedded, null, 2)};`,
    '',
    '/** Which types stand behind each interface and union. */',
    `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};`,
  ].join('\n');
};

/** Whether its objects belong to the field that they stand in. */
function isEmbedded(type: GraphQLNamedType): boolean {
  return isObjectType(type) && !('id' in type.getFields());
}
