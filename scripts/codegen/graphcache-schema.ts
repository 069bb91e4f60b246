import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { minifyIntrospectionQuery } from '@urql/introspection';
import { introspectionFromSchema } from 'graphql';

/** Codegen plugin: the schema as urql's normalised cache takes it, without what it does not need, as a module of `@kontor/client`. */
export const plugin: PluginFunction = (schema) => {
  const minified = minifyIntrospectionQuery(introspectionFromSchema(schema, { descriptions: false }));
  return [
    "import type { CacheExchangeOpts } from '@urql/exchange-graphcache';",
    '',
    "export const schema: NonNullable<CacheExchangeOpts['schema']> =",
    `  ${JSON.stringify(minified)};`,
  ].join('\n');
};
