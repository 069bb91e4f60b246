import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { persistedOperations } from './documents.ts';

interface Config {
  /** Path of the document. */
  readonly source: string;
  /** Specifiers, as seen from the output. */
  readonly types: string;
  readonly api: string;
}

/** Codegen plugin: the operations of one document beside it, each known by its hash; their types are imported. */
export const plugin: PluginFunction<Config> = (_schema, documents, { source, types, api }) => {
  const operations = persistedOperations(documents, source);
  const names = operations.flatMap(({ name, kind }) => [`${name}${kind}`, `${name}${kind}Variables`]).sort();
  if (names.length === 0) return 'export {};\n';
  return [
    `import type { ${names.join(', ')} } from '${types}';`,
    `import type { Operation } from '${api}';`,
    '',
    ...operations.map(
      ({ name, kind, hash }) =>
        `export const ${name}Document: Operation<${name}${kind}, ${name}${kind}Variables> = { hash: '${hash}' };`,
    ),
    '',
  ].join('\n');
};
