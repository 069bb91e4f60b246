import type { CodegenConfig } from '@graphql-codegen/cli';
import { kontorCodegen } from '@kontor/client/codegen';

/** Types of what is asked: `SHOP=https://shop.example npm run codegen` */
const config: CodegenConfig = {
  schema: process.env['KONTOR_SCHEMA'] ?? `${process.env['SHOP'] ?? 'http://localhost:3000'}/schema.graphql`,
  documents: ['src/**/*.ts', '!src/gql/**'],
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { ...kontorCodegen, useImportExtension: true },
    },
  },
  // The generated files are imported by their names, as Node does.
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
};

export default config;
