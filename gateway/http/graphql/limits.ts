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

/** @param actual measured value; absent where measuring stops at the limit */
export function tooComplex(limit: keyof typeof LIMITS, actual?: number) {
  const measured = actual === undefined ? '' : `: it is ${actual}`;
  return programError(
    'QUERY_TOO_COMPLEX',
    400,
    `The query exceeds the limit of ${limit} ${LIMITS[limit]}${measured}`,
  );
}

/** Throws at the first exceeded limit, before the other rules, whose time grows faster than the document. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  let size = 0;
  let aliases = 0;
  const add = (count: number) => {
    size += count;
    if (size > LIMITS.size) throw tooComplex('size');
  };

  function collect(set: SelectionSetNode, depth: number, fields: Map<string, FieldNode[]>, path: string[]) {
    if (depth > LIMITS.depth) throw tooComplex('depth');
    for (const selection of set.selections) {
      add(1 + (selection.directives?.length ?? 0));
      if (selection.kind === Kind.FIELD) {
        if (selection.alias && ++aliases > LIMITS.aliases) throw tooComplex('aliases');
        const name = (selection.alias ?? selection.name).value;
        const group = fields.get(name);
        if (group) group.push(selection);
        else fields.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet, depth + 1, fields, path);
      } else {
        const name = selection.name.value;
        const fragment = path.includes(name) ? undefined : context.getFragment(name);
        if (fragment) collect(fragment.selectionSet, depth + 1, fields, [...path, name]);
      }
    }
  }

  function measure(sets: readonly SelectionSetNode[], depth: number): void {
    const groups = new Map<string, FieldNode[]>();
    for (const set of sets) collect(set, depth, groups, []);
    for (const fields of groups.values()) {
      add((fields.length * (fields.length - 1)) / 2);
      const nested = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (nested.length > 0) measure(nested, depth + 1);
    }
  }

  return {
    Document({ definitions }: DocumentNode) {
      for (const definition of definitions) {
        // Unused fragments count too, because they are validated.
        if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION)
          continue;
        aliases = 0;
        add(definition.directives?.length ?? 0);
        measure([definition.selectionSet], 1);
      }
    },
  };
}
