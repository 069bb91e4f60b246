/** Codegen plugin: the import of the schema's types, which the types of the resolvers refer to as `Schema`. */
export const plugin = () => ({
  prepend: ["import type * as Schema from '../../schema/generated/types.ts';"],
  content: '',
});
