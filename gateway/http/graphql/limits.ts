import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { programError } from '../../domains/shared/problem.ts';

export const LIMITS = {
  /** Lexical tokens of a document. */
  tokens: 2_500,
  /** Nested selections, with or without a field. */
  depth: 20,
  aliases: 40,
  /** Selections with fragments expanded, and pairs of selections that validation compares. */
  size: 4_000,
  /** Estimated from list sizes and upstream calls (`query-cost.ts`). */
  cost: 5_000,
  /** Bytes of a request. */
  body: 100_000,
} as const;

export type Limit = keyof typeof LIMITS;

export function tooComplex(limit: Limit) {
  return programError('QUERY_TOO_COMPLEX', 400, `The query exceeds the limit of ${limit} ${LIMITS[limit]}`);
}

/**
 * Validation rule that reports the first exceeded limit. It runs before all other rules, whose time grows faster than
 * the document.
 */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document: DocumentNode) {
      const exceeded = new DocumentMeasure(context).exceeded(document);
      if (exceeded !== null) context.reportError(tooComplex(exceeded));
    },
  };
}

class DocumentMeasure {
  readonly #context: ValidationContext;
  #size = 0;
  #aliases = 0;
  #exceeded: Limit | null = null;

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  exceeded({ definitions }: DocumentNode): Limit | null {
    for (const definition of definitions) {
      // Unused fragments are validated too, so they count.
      if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
        continue;
      this.#aliases = 0;
      this.#add(definition.directives?.length ?? 0);
      this.#measure([definition.selectionSet], 1);
      if (this.#exceeded !== null) break;
    }
    return this.#exceeded;
  }

  /** Measures selections that merge into one object. */
  #measure(sets: readonly SelectionSetNode[], depth: number): void {
    const groups = new Map<string, FieldNode[]>();
    for (const set of sets) this.#collect(set, depth, groups, []);
    for (const fields of groups.values()) {
      this.#add((fields.length * (fields.length - 1)) / 2);
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (this.#exceeded !== null) return;
      if (below.length > 0) this.#measure(below, depth + 1);
    }
  }

  /** Groups the fields of a selection, with fragments expanded, by response name. */
  #collect(
    set: SelectionSetNode,
    depth: number,
    groups: Map<string, FieldNode[]>,
    spread: readonly string[],
  ): void {
    if (depth > LIMITS.depth) this.#exceeded ??= 'depth';
    for (const selection of set.selections) {
      if (this.#exceeded !== null) return;
      this.#add(1 + (selection.directives?.length ?? 0));
      if (selection.kind === Kind.FIELD) {
        if (selection.alias && ++this.#aliases > LIMITS.aliases) this.#exceeded ??= 'aliases';
        const name = (selection.alias ?? selection.name).value;
        const group = groups.get(name);
        if (group) group.push(selection);
        else groups.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#collect(selection.selectionSet, depth + 1, groups, spread);
      } else {
        const name = selection.name.value;
        const fragment = spread.includes(name) ? undefined : this.#context.getFragment(name);
        if (fragment) this.#collect(fragment.selectionSet, depth + 1, groups, [...spread, name]);
      }
    }
  }

  #add(count: number): void {
    this.#size += count;
    if (this.#size > LIMITS.size) this.#exceeded ??= 'size';
  }
}
