import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { badInput, programError } from '../../domains/shared/problem.ts';
import { cachePolicy, type OperationPolicy } from './cache-control.ts';
import { LIMITS, tooComplex } from './limits.ts';
import type { GraphqlRequest } from './request.ts';

/** Source of a document: the web client's build, a list of the operator (`GRAPHQL_DOCUMENTS`), or the request. */
type DocumentOrigin = 'storefront' | 'listed' | 'sent';

export interface Operation {
  /** SHA-256 of the whole document, hexadecimal. */
  readonly hash: string;
  readonly origin: DocumentOrigin;
  readonly name: string | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Text without other operations: Mercurius caches by text, regardless of the operation's name. */
  readonly source: string;
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly policy: OperationPolicy;
  /** Whether the response can deliver notices of the cart; the events of a subscription do not. */
  readonly selectsNotices: boolean;
}

const CLIENT_DOCUMENTS = ['mutation CreateSession { createSession { userErrors { code } } }'];
const MAX_CACHED_DOCUMENTS = 200;
const MAX_CACHED_CHARACTERS = 1_000_000;
const bySize = {
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (_value: unknown, key: string) => key.length + 100,
};

/** Finds operations by id, hash or text. Persisted documents are exempt from limits and never evicted by others. */
export class Operations {
  readonly #schema: GraphQLSchema;
  readonly #lists = new Map<string, ReadonlyMap<string, string>>();
  readonly #trusted = new Map<string, Operation>();
  readonly #sent = new LRUCache<string, Operation>({ max: MAX_CACHED_DOCUMENTS, ...bySize });
  /** Texts by hash (Apollo's automatic persisted queries). */
  readonly #learned = new LRUCache<string, string>({
    max: 500,
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (source) => source.length + 100,
  });

  /** @param persisted the web client's documents by SHA-256 of their text, with or without the prefix `sha256:` */
  constructor(schema: GraphQLSchema, persisted: Readonly<Record<string, string>>) {
    this.#schema = schema;
    this.#lists.set('storefront', byBareId(persisted));
    this.setList('@kontor/client', Object.fromEntries(CLIENT_DOCUMENTS.map((text) => [sha256(text), text])));
  }

  /**
   * Finds the operation of a request; `persisted` rejects texts.
   * @throws GraphQLError for an operation that is missing, not allowed or invalid
   */
  find(
    request: Pick<GraphqlRequest, 'documentId' | 'isAutomatic' | 'operationName' | 'query'>,
    allowed: 'any' | 'log' | 'persisted',
  ): Operation {
    const { query, isAutomatic, operationName } = request;
    const id = request.documentId === null ? null : bare(request.documentId);
    const persisted = id === null ? null : this.persisted(id, operationName);
    if (persisted !== null) return persisted;
    if (allowed === 'persisted' && query !== null)
      throw programError('PERSISTED_QUERY_ONLY', 403, 'Only persisted operations are allowed');
    const learned = isAutomatic && allowed !== 'persisted' ? this.#learn(id ?? '', query) : undefined;
    const source = query ?? learned;
    if (source === undefined) throw programError('PERSISTED_QUERY_NOT_FOUND', 404, 'PersistedQueryNotFound');
    const key = `${operationName ?? ''}\n${source}`;
    const cached = this.#sent.get(key);
    if (cached) return cached;
    const operation = this.#read(source, operationName, 'sent');
    this.#sent.set(key, operation);
    return operation;
  }

  /** Returns an operation of a persisted document, null for an unknown id. @throws GraphQLError for an invalid one */
  persisted(documentId: string, name: string | null = null): Operation | null {
    const id = bare(documentId);
    const key = `${id} ${name ?? ''}`;
    const cached = this.#trusted.get(key);
    if (cached) return cached;
    for (const [list, documents] of this.#lists) {
      const source = documents.get(id);
      if (source === undefined) continue;
      const operation = this.#read(source, name, list === 'storefront' ? 'storefront' : 'listed');
      this.#trusted.set(key, operation);
      return operation;
    }
    return null;
  }

  /** Adds or replaces a list of persisted documents; returns the first error of each invalid one, by id. */
  setList(name: string, documents: Readonly<Record<string, string>>): Map<string, string> {
    this.#lists.set(name, byBareId(documents));
    this.#trusted.clear();
    const mistakes = new Map<string, string>();
    for (const [id, source] of Object.entries(documents)) {
      const mistake = this.#firstMistake(source);
      if (mistake !== null) mistakes.set(id, mistake);
    }
    return mistakes;
  }

  #firstMistake(source: string): string | null {
    try {
      return validate(this.#schema, parse(source))[0]?.message ?? null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  #learn(hash: string, source: string | null): string | undefined {
    const learned = this.#learned.get(hash);
    if (source === null || learned === source) return learned;
    if (sha256(source) !== hash.toLowerCase())
      throw programError('PERSISTED_QUERY_HASH_MISMATCH', 400, 'The hash is not the SHA-256 of the query');
    this.#learned.set(hash, source);
    return source;
  }

  #read(source: string, name: string | null, origin: DocumentOrigin): Operation {
    const document = origin === 'sent' ? parseWithinTokens(source) : parse(source);
    const node = getOperationAST(document, name);
    if (!node)
      throw badInput(name === null ? 'operationName is required' : `There is no operation named "${name}"`);
    const separate = separateOperations(document);
    const isAlone = Object.keys(separate).length === 1;
    const isolated = isAlone ? document : (separate[node.name?.value ?? ''] ?? document);
    return {
      hash: sha256(source),
      origin,
      name: node.name?.value ?? null,
      kind: node.operation,
      source: isAlone ? source : print(isolated),
      document: isolated,
      node,
      policy: cachePolicy(this.#schema, isolated, node),
      selectsNotices: node.operation !== 'subscription' && /\bnotices\b/.test(source),
    };
  }
}

const bare = (id: string): string => id.replace(/^sha256:/, '');
const byBareId = (documents: Readonly<Record<string, string>>) =>
  new Map(Object.entries(documents).map(([id, source]) => [bare(id), source]));
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const TOKEN_LIMIT_MESSAGE = new RegExp(`more tha[nt] ${LIMITS.tokens} tokens`);

function parseWithinTokens(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens });
  } catch (error) {
    // graphql-js reports the limit as a syntax error.
    if (error instanceof GraphQLError && TOKEN_LIMIT_MESSAGE.test(error.message)) throw tooComplex('tokens');
    throw error;
  }
}
