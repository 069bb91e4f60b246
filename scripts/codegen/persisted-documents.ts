import type { GraphQLSchema } from 'graphql';
import { type DocumentFile, persistedOperations } from './documents.ts';

/** Codegen plugin: all operations by hash, for the gateway. */
export const plugin = (_schema: GraphQLSchema, documents: readonly DocumentFile[]): string =>
  JSON.stringify(
    Object.fromEntries(
      persistedOperations(documents)
        .toSorted((one, two) => one.name.localeCompare(two.name))
        .map(({ hash, text }) => [`sha256:${hash}`, text]),
    ),
    null,
    2,
  );
