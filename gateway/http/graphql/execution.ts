import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { GatewayContext } from '../../domains/shared/context.ts';

/** Executions after which a stranger's operation is compiled: compiling one that comes once does not pay. */
const COMPILE_AFTER = 2;
/** Characters of a stranger's document up to which it is compiled; a longer one is executed as it is. */
const MAX_COMPILED_LENGTH = 4_000;
const OPTIONS = {
  // Else a field that two fragments ask for is left out when one of the two is skipped.
  useExperimentalPathBasedSkipInclude: true,
};

/**
 * Executes one operation of a document that was checked, and no other: what is compiled belongs to the operation, never
 * to its text.
 */
export class Execution {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #compileAfter: number;
  #runs = 0;
  #compiled: CompiledQuery | null = null;

  /**
   * @param document the operation with the fragments that it uses, and nothing else
   * @param trusted whether it came with the shop
   */
  constructor(schema: GraphQLSchema, document: DocumentNode, trusted: boolean, length: number) {
    this.#schema = schema;
    this.#document = document;
    this.#compileAfter = trusted
      ? 0
      : length > MAX_COMPILED_LENGTH
        ? Number.POSITIVE_INFINITY
        : COMPILE_AFTER;
  }

  /** @param variables coerced */
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

  #compile(): void {
    const compiled = compileQuery(this.#schema, this.#document, undefined, OPTIONS);
    if (isCompiledQuery(compiled)) this.#compiled = compiled;
  }
}
