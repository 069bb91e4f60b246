import { type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { cachePolicy } from '../../gateway/http/graphql/cache-control.ts';
import { type DocumentFile, type PersistedOperation, persistedOperations } from './documents.ts';

interface Config {
  /** Path of the document. */
  readonly source: string;
  /** Import specifiers relative to the output. */
  readonly types: string;
  readonly makers: string;
}

/** Constructor of an operation in the web client; public and personal queries differ. */
function makerOf(schema: GraphQLSchema, { kind, text }: PersistedOperation): string {
  if (kind === 'Mutation') return 'mutation';
  const document = parse(text);
  const operation = getOperationAST(document);
  if (kind !== 'Query' || !operation) throw new Error('The web client knows queries and mutations.');
  return cachePolicy(schema, document, operation).scope === 'PUBLIC' ? 'publicQuery' : 'personalQuery';
}

/**
 * Codegen plugin: operations of one document by hash, with imported types. Subscriptions
 * have the hash only, because urql does not send them.
 */
export const plugin = (
  schema: GraphQLSchema,
  documents: readonly DocumentFile[],
  { source, types, makers }: Config,
): string => {
  const all = persistedOperations(documents, source);
  const operations = all.filter(({ kind }) => kind !== 'Subscription');
  const streams = all.filter(({ kind }) => kind === 'Subscription');
  const names = operations.flatMap(({ name, kind }) => [`${name}${kind}`, `${name}${kind}Variables`]).sort();
  if (names.length === 0) return 'export {};\n';
  const used = new Set(operations.map((operation) => makerOf(schema, operation)));
  return [
    `import type { ${names.join(', ')} } from '${types}';`,
    `import { ${[...used].sort().join(', ')} } from '${makers}';`,
    '',
    ...operations.map((operation) => {
      const { name, kind, hash } = operation;
      const typed = `${makerOf(schema, operation)}<${name}${kind}, ${name}${kind}Variables>`;
      return `export const ${name}Document = /* @__PURE__ */ ${typed}('${hash}');`;
    }),
    ...streams.map(({ name, hash }) => `export const ${name}Hash = '${hash}';`),
    '',
  ].join('\n');
};
