import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Bounds of a query that was not persisted with the shop. */
export const LIMITS = {
  /** Tokens of a document. */
  tokens: 4_000,
  /** Fields inside fields. */
  depth: 16,
  /** Renamed fields in a document. */
  aliases: 40,
  /** Fields, fragments spread out; one with arguments counts ten times, for it may cost a call. */
  cost: 3_000,
  /** Bytes of a request. */
  body: 100_000,
} as const;

interface Measure {
  depth: number;
  cost: number;
  aliases: number;
}

/** Refuses documents beyond the limits. Measuring stops where a limit is passed, so it cannot be made long. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document: DocumentNode) {
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const measure: Measure = { depth: 0, cost: 0, aliases: 0 };
        walk(definition.selectionSet, 1, measure, context, []);
        for (const name of ['depth', 'cost', 'aliases'] as const) {
          if (measure[name] > LIMITS[name]) {
            const extensions = { code: 'QUERY_TOO_COMPLEX', status: 400 };
            context.reportError(
              new GraphQLError(`The query is beyond the limit of ${name} ${LIMITS[name]}.`, { extensions }),
            );
          }
        }
      }
    },
  };
}

function walk(
  set: SelectionSetNode,
  depth: number,
  measure: Measure,
  context: ValidationContext,
  inside: readonly string[],
): void {
  measure.depth = Math.max(measure.depth, depth);
  if (depth > LIMITS.depth) return;
  for (const selection of set.selections) {
    if (measure.cost > LIMITS.cost) return;
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value.startsWith('__')) continue;
      measure.cost += selection.arguments?.length ? 10 : 1;
      if (selection.alias) measure.aliases++;
      if (selection.selectionSet) walk(selection.selectionSet, depth + 1, measure, context, inside);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      walk(selection.selectionSet, depth, measure, context, inside);
    } else {
      const name = selection.name.value;
      const fragment = inside.includes(name) ? undefined : context.getFragment(name);
      if (fragment) walk(fragment.selectionSet, depth, measure, context, [...inside, name]);
    }
  }
}
