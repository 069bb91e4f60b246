import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../../domains/shared/context.ts';

/** Executions of an ad-hoc operation before it is compiled, since compiling a one-off does not pay. */
const COMPILE_AFTER = 2;
/** Longer ad-hoc documents are never compiled. */
const MAX_COMPILED_LENGTH = 4_000;
const OPTIONS = {
  // Without it, a field in two fragments is lost when one of the two is skipped.
  useExperimentalPathBasedSkipInclude: true,
};

/**
 * Executes one operation of a validated document. Compiled code belongs to the operation, not to the text, which may
 * hold several.
 */
export class Execution {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #compileAfter: number;
  #runs = 0;
  #compiled: CompiledQuery | null = null;

  /**
   * @param document the operation with only the fragments that it uses
   * @param trusted whether it is persisted with the shop
   */
  constructor(schema: GraphQLSchema, document: DocumentNode, trusted: boolean, length: number) {
    this.#schema = schema;
    this.#document = document;
    // The compiler takes a subscription for a stream; here each event is an answer of its own.
    const never =
      getOperationAST(document)?.operation === 'subscription' || (!trusted && length > MAX_COMPILED_LENGTH);
    this.#compileAfter = never ? Number.POSITIVE_INFINITY : trusted ? 0 : COMPILE_AFTER;
  }

  async run(context: GatewayContext, variables: Record<string, unknown>): Promise<ExecutionResult> {
    if (this.#compiled === null && this.#runs++ >= this.#compileAfter) this.#compile();
    if (this.#compiled !== null) return this.#compiled.query(undefined, context, variables);
    return execute({
      schema: this.#schema,
      document: this.#document,
      contextValue: context,
      variableValues: variables,
    });
  }

  /** Compiles it before it is asked for, if it will be. */
  prepare(): void {
    if (this.#compiled === null && this.#compileAfter === 0) this.#compile();
  }

  #compile(): void {
    const compiled = compileQuery(this.#schema, this.#document, undefined, OPTIONS);
    if (isCompiledQuery(compiled)) this.#compiled = compiled;
  }
}
