import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  separateOperations,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { badInput, programError } from '../../domains/shared/problem.ts';
import { cachePolicy, type OperationPolicy } from './cache-control.ts';
import { Execution } from './execution.ts';
import { LIMITS, tooComplex, withinLimits } from './limits.ts';
import { QueryCost } from './query-cost.ts';
import { isWellFormed } from './well-formed.ts';

/** Where a document comes from: the web client's build, a list of the operator's (`GRAPHQL_DOCUMENTS`), or the request. */
export type DocumentOrigin = 'storefront' | 'listed' | 'sent';

interface CheckedDocument {
  readonly source: string;
  /** SHA-256 of the source, hexadecimal. */
  readonly hash: string;
  readonly document: DocumentNode;
  /** Whether it is persisted, by the web client's build or a list. */
  readonly trusted: boolean;
}

export interface CheckedOperation extends Pick<CheckedDocument, 'hash' | 'trusted'> {
  readonly name: string | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly policy: OperationPolicy;
  readonly node: OperationDefinitionNode;
  /** With only the fragments that it uses. */
  readonly document: DocumentNode;
  readonly execution: Execution;
  /** null for a persisted operation, whose cost is not limited. */
  readonly cost: QueryCost | null;
}

export interface PersistedDocument {
  readonly source: string;
  readonly origin: Exclude<DocumentOrigin, 'sent'>;
}

/** What `@kontor/client` sends by itself: no list of a frontend's has it. */
const CLIENT_DOCUMENTS = ['mutation CreateSession { createSession { userErrors { code } } }'];

type Checked = CheckedDocument | readonly GraphQLError[];

/** Ad-hoc documents that are kept parsed; a frontend has dozens. */
const MAX_CACHED_DOCUMENTS = 200;
/** Bound of cached ad-hoc documents; parsed, a document takes many times its length. */
const MAX_CACHED_CHARACTERS = 1_000_000;

/**
 * Parses, validates and compiles documents once. Persisted documents are found by hash, are not measured, and are never
 * evicted by ad-hoc ones.
 */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #introspection: boolean;
  readonly #persisted = new Map<string, string>();
  readonly #lists = new Map<string, ReadonlyMap<string, string>>();
  /** Texts that clients sent with their hash (Apollo's automatic persisted queries). */
  readonly #learned = new LRUCache<string, string>({
    max: 500,
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (source) => source.length + 100,
  });
  readonly #trusted = new Map<string, Checked>();
  readonly #checked = new LRUCache<string, Checked>({
    max: MAX_CACHED_DOCUMENTS,
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (_checked, source) => source.length + 100,
  });
  readonly #trustedOperations = new Map<string, CheckedOperation>();
  readonly #operations = new LRUCache<string, CheckedOperation>({ max: MAX_CACHED_DOCUMENTS });
  #version = 0;

  /**
   * @param persisted documents by SHA-256 of their text, with or without `sha256:` in front
   * @param introspection whether ad-hoc documents may introspect; if not, no error suggests names of the schema either
   */
  constructor(schema: GraphQLSchema, persisted: Readonly<Record<string, string>>, introspection: boolean) {
    this.#schema = schema;
    this.#introspection = introspection;
    for (const [id, source] of Object.entries(persisted)) this.#persisted.set(bare(id), source);
    this.#lists.set('@kontor/client', new Map(CLIENT_DOCUMENTS.map((source) => [sha256(source), source])));
  }

  /** Another number after each change of a list. */
  get version(): number {
    return this.#version;
  }

  /** Persisted document of an id, with or without `sha256:` in front; null for an unknown one. */
  persisted(id: string): PersistedDocument | null {
    const wanted = bare(id);
    const own = this.#persisted.get(wanted);
    if (own !== undefined) return { source: own, origin: 'storefront' };
    for (const list of this.#lists.values()) {
      const source = list.get(wanted);
      if (source !== undefined) return { source, origin: 'listed' };
    }
    return null;
  }

  /**
   * Takes a list of persisted documents in place of the one of the same name.
   * @param list documents by id
   * @returns first mistake of each document that the schema refuses, by id
   */
  setList(name: string, list: Readonly<Record<string, string>>): Map<string, string> {
    this.#version++;
    const before = this.#lists.get(name);
    this.#lists.set(name, new Map(Object.entries(list).map(([id, source]) => [bare(id), source])));
    for (const [id, source] of before ?? []) if (this.persisted(id)?.source !== source) this.#forget(source);
    const mistakes = new Map<string, string>();
    for (const [id, source] of Object.entries(list)) {
      const checked = this.check(source, true);
      if (!('source' in checked)) mistakes.set(id, checked[0]?.message ?? '');
    }
    return mistakes;
  }

  /**
   * Reads, checks and compiles the storefront's operations of a name before anybody asks for them: the page that all
   * begin with would else wait a tenth of a second for it.
   */
  prepare(name: string): void {
    this.named(name)?.execution.prepare();
  }

  /** The storefront's operation of a name; null without one. */
  named(name: string): CheckedOperation | null {
    const isNamed = new RegExp(`\\bquery ${name}\\b`);
    const source = this.#persisted.values().find((text) => isNamed.test(text));
    const checked = source === undefined ? null : this.check(source, true);
    return checked !== null && 'source' in checked ? this.operation(checked, name) : null;
  }

  /** Text that a client sent with this hash before; null for an unknown one. */
  learned(hash: string): string | null {
    return this.#learned.get(bare(hash)) ?? null;
  }

  /** @throws GraphQLError when the text has another hash */
  learn(hash: string, source: string): void {
    if (this.#learned.get(bare(hash)) === source) return;
    if (sha256(source) !== bare(hash).toLowerCase()) {
      throw programError('PERSISTED_QUERY_HASH_MISMATCH', 400, 'The hash is not the SHA-256 of the query');
    }
    this.#learned.set(bare(hash), source);
  }

  /** @param trusted whether the text is that of a persisted document */
  check(source: string, trusted: boolean): Checked {
    const kept = trusted ? this.#trusted : this.#checked;
    const known = kept.get(source);
    if (known) return known;
    const checked = trusted ? this.#validated(source) : this.#measured(source);
    kept.set(source, checked);
    return checked;
  }

  /** @throws GraphQLError when the name matches none, or is missing where there are several */
  operation(checked: CheckedDocument, name: string | null): CheckedOperation {
    const key = `${checked.hash}:${name ?? ''}`;
    const cached = checked.trusted ? this.#trustedOperations : this.#operations;
    const known = cached.get(key);
    if (known) return known;
    const node = getOperationAST(checked.document, name);
    if (!node) {
      throw badInput(name === null ? 'operationName is needed' : `There is no operation named "${name}"`);
    }
    const { hash, trusted, source } = checked;
    const own = node.name?.value ?? null;
    // Asked for with and without its name, it is compiled once.
    const alike = cached.get(`${hash}:${own ?? ''}`);
    if (alike) {
      cached.set(key, alike);
      return alike;
    }
    const policy = cachePolicy(this.#schema, checked.document, node);
    const alone = separateOperations(checked.document)[node.name?.value ?? ''] ?? checked.document;
    const execution = new Execution(this.#schema, alone, trusted, source.length);
    const operation = {
      hash,
      trusted,
      name: own,
      kind: node.operation,
      policy,
      node,
      document: alone,
      execution,
      cost: trusted ? null : new QueryCost(this.#schema, alone, node),
    };
    cached.set(key, operation);
    cached.set(`${hash}:${own ?? ''}`, operation);
    return operation;
  }

  /**
   * Coerces the declared variables, with defaults; undeclared ones are dropped, so that they do not affect cache keys.
   * @returns `coerced`, or `errors` for values that do not fit, or with which the operation exceeds the cost limit
   */
  variables(
    operation: CheckedOperation,
    given: Record<string, unknown>,
  ): ReturnType<typeof getVariableValues> {
    const { node } = operation;
    const options = { maxErrors: 9, hideSuggestions: !this.#introspection };
    const read = getVariableValues(this.#schema, node.variableDefinitions ?? [], given, options);
    if (!read.coerced) return read;
    if (operation.cost !== null && operation.cost.of(read.coerced) > LIMITS.cost)
      return { errors: [tooComplex('cost')] };
    return { coerced: isWellFormed(read.coerced) };
  }

  #forget(source: string): void {
    this.#trusted.delete(source);
    const hash = sha256(source);
    for (const key of this.#trustedOperations.keys())
      if (key.startsWith(`${hash}:`)) this.#trustedOperations.delete(key);
  }

  #validated(source: string): Checked {
    return readable(() => {
      const checked = this.#against(specifiedRules, source, parse(source));
      return 'source' in checked ? { ...checked, trusted: true } : checked;
    });
  }

  /** Checks the limits first: other rules are slow for documents beyond them. */
  #measured(source: string): Checked {
    return readable(() => {
      const document = parseWithinTokens(source);
      const beyond = this.#against([withinLimits], source, document);
      if (!('source' in beyond)) return beyond;
      const rules = this.#introspection ? [] : [NoSchemaIntrospectionCustomRule];
      return this.#against([...rules, ...specifiedRules], source, document);
    });
  }

  #against(rules: readonly ValidationRule[], source: string, document: DocumentNode): Checked {
    const options = { maxErrors: 5, hideSuggestions: !this.#introspection };
    const errors = validate(this.#schema, document, rules, options);
    if (errors.length > 0) return errors;
    return { source, document, trusted: false, hash: sha256(source) };
  }
}

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

const bare = (id: string): string => id.replace(/^sha256:/, '');

function readable(check: () => Checked): Checked {
  try {
    return check();
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read')];
  }
}
