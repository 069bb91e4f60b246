import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CachePolicy, cachePolicy } from './cache-control.ts';
import { LIMITS, withinLimits } from './limits.ts';

/** A document that was parsed and checked. */
export interface CheckedDocument {
  readonly source: string;
  /** SHA-256 of the source, hexadecimal. */
  readonly hash: string;
  readonly document: DocumentNode;
}

/** One operation of a document. */
export interface CheckedOperation extends CheckedDocument {
  readonly name: string | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly policy: CachePolicy;
}

/** Parses and checks documents once; those persisted with the shop are known by their hash and are not measured. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #introspection: boolean;
  readonly #persisted = new Map<string, string>();
  readonly #checked = new LRUCache<string, CheckedDocument | readonly GraphQLError[]>({ max: 500 });
  readonly #operations = new LRUCache<string, CheckedOperation>({ max: 1_000 });

  /**
   * @param persisted documents by SHA-256 of their text, with or without `sha256:` in front
   * @param introspection whether strangers may ask for the schema
   */
  constructor(schema: GraphQLSchema, persisted: Readonly<Record<string, string>>, introspection: boolean) {
    this.#schema = schema;
    this.#introspection = introspection;
    for (const [hash, source] of Object.entries(persisted))
      this.#persisted.set(hash.replace(/^sha256:/, ''), source);
  }

  /** Source of a persisted document; null for an unknown hash. */
  persisted(hash: string): string | null {
    return this.#persisted.get(hash.replace(/^sha256:/, '')) ?? null;
  }

  /** The document, or why it cannot be executed. */
  check(source: string, trusted: boolean): CheckedDocument | readonly GraphQLError[] {
    const key = `${trusted}${source}`;
    const known = this.#checked.get(key);
    if (known) return known;
    const checked = this.#check(source, trusted);
    this.#checked.set(key, checked);
    return checked;
  }

  /**
   * One operation of a document.
   * @throws GraphQLError when the name fits none, or is missing where there are several
   */
  operation(checked: CheckedDocument, name: string | null): CheckedOperation {
    const key = `${checked.hash}:${name ?? ''}`;
    const known = this.#operations.get(key);
    if (known) return known;
    const node = getOperationAST(checked.document, name);
    if (!node) {
      throw new GraphQLError(
        name === null ? 'operationName is needed' : `There is no operation named "${name}"`,
        {
          extensions: { code: 'BAD_USER_INPUT', status: 400 },
        },
      );
    }
    const policy = cachePolicy(this.#schema, checked.document, node);
    const operation = { ...checked, name, kind: node.operation, policy };
    this.#operations.set(key, operation);
    return operation;
  }

  #check(source: string, trusted: boolean): CheckedDocument | readonly GraphQLError[] {
    try {
      const document = parse(source, trusted ? {} : { maxTokens: LIMITS.tokens });
      const rules = trusted
        ? specifiedRules
        : [
            ...specifiedRules,
            withinLimits,
            ...(this.#introspection ? [] : [NoSchemaIntrospectionCustomRule]),
          ];
      const errors = validate(this.#schema, document, rules, { maxErrors: 20 });
      if (errors.length > 0) return errors;
      return { source, document, hash: createHash('sha256').update(source).digest('hex') };
    } catch (error) {
      return [error instanceof GraphQLError ? error : new GraphQLError('The document cannot be read')];
    }
  }
}
