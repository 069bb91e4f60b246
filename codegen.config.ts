import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Decimal: 'string', DateTime: 'string', Locale: 'string' };

/** Names as Shopware and GraphQL have them, nothing that could be anything. */
const types = {
  scalars,
  strictScalars: true,
  enumsAsTypes: true,
  useTypeImports: true,
  defaultScalarType: 'unknown',
} as const;

/** Each document of the web client has its operations beside it; their types are in one place, for they cost nothing. */
const operations = Object.fromEntries(
  globSync('web/**/*.graphql').map((source) => {
    const up = (target: string) => relative(dirname(source), target).replace(/^(?!\.)/, './');
    return [
      source.replace(/\.graphql$/, '.generated.ts'),
      {
        documents: ['web/**/*.graphql'],
        plugins: [
          {
            './scripts/codegen/operations.ts': {
              source,
              types: up('web/generated/graphql.ts'),
              api: up('web/shared/graphql/api.ts'),
            },
          },
        ],
      },
    ];
  }),
);

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'schema/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        defaultScalarType: 'unknown',
        makeResolverTypeCallable: false,
        optionalResolveType: true,
      },
    },
    // All of the schema in one file, for builders of other frontends and their tools.
    'schema/generated/kontor.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true },
    },
    'web/generated/graphql.ts': {
      documents: ['web/**/*.graphql'],
      plugins: ['typescript-operations'],
      config: types,
    },
    'web/generated/persisted-documents.json': {
      documents: ['web/**/*.graphql'],
      plugins: ['./scripts/codegen/persisted-documents.ts'],
    },
    ...operations,
    'scripts/journeys/generated/': {
      documents: ['scripts/journeys/*.graphql'],
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        scalars,
        strictScalars: true,
        enumsAsTypes: true,
        useTypeImports: true,
        defaultScalarType: 'unknown',
        documentMode: 'string',
      },
    },
  },
  ignoreNoDocuments: true,
};

export default config;
