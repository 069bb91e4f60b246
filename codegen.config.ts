import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Decimal: 'string', DateTime: 'string', Locale: 'string' };

const client = {
  preset: 'client',
  presetConfig: {
    fragmentMasking: false,
    persistedDocuments: { hashAlgorithm: 'sha256', mode: 'replaceDocumentWithHash' },
  },
  config: {
    scalars,
    strictScalars: true,
    enumsAsTypes: true,
    useTypeImports: true,
    defaultScalarType: 'unknown',
    documentMode: 'string',
  },
} as const;

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
    'web/generated/': { documents: ['web/**/*.graphql'], ...client },
    // The same once more for the screens of customers, so that the first page of a visit does not load what only they ask.
    'web/generated/account/': { documents: ['web/**/*.graphql'], ...client },
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
