import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { persistedOperations } from './documents.ts';

/** Codegen plugin: all operations by hash, for the gateway. */
export const plugin: PluginFunction = (_schema, documents) =>
  JSON.stringify(
    Object.fromEntries(
      persistedOperations(documents)
        .toSorted((one, two) => one.name.localeCompare(two.name))
        .map(({ hash, text }) => [`sha256:${hash}`, text]),
    ),
    null,
    2,
  );
