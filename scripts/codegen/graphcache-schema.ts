import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { minifyIntrospectionQuery } from '@urql/introspection';
import { introspectionFromSchema } from 'graphql';

/** Codegen plugin: the schema as urql's normalised cache takes it, without what it does not need. */
export const plugin: PluginFunction = (schema) =>
  JSON.stringify(minifyIntrospectionQuery(introspectionFromSchema(schema, { descriptions: false })));
