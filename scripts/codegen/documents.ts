import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** A parsed `.graphql` file, as GraphQL Code Generator passes it to plugins. */
export interface DocumentFile {
  readonly location?: string;
  readonly document?: DocumentNode;
}

/** A persisted operation. */
export interface PersistedOperation {
  readonly name: string;
  readonly kind: 'Query' | 'Mutation' | 'Subscription';
  /** Minified operation with its fragments. */
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
}

const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;

/** Operations of all documents, or of one. @throws Error for an unnamed operation or an undefined fragment */
export function persistedOperations(
  files: readonly DocumentFile[],
  fileName?: string,
): readonly PersistedOperation[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { document } of files) {
    for (const definition of document?.definitions ?? []) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
  }
  return files
    .filter(({ location }) => fileName === undefined || location?.endsWith(fileName))
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => persisted(operation, fragments));
}

function persisted(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): PersistedOperation {
  const name = operation.name?.value;
  if (name === undefined) throw new Error('An operation of the web client needs a name.');
  const used = usedFragments(operation, fragments);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
  const text = stripIgnoredCharacters(print(document));
  return {
    name,
    kind: KINDS[operation.operation],
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  };
}

function usedFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (used.has(value)) return;
        const fragment = fragments.get(value);
        if (!fragment) throw new Error(`The fragment ${value} is not defined.`);
        used.set(value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [...used.values()].sort((one, two) => one.name.value.localeCompare(two.name.value));
}
