import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionNode,
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
  /** The same field written out again in one place. */
  repeats: 10,
  /** Directives at one place. */
  directives: 4,
  /** Fields and fragments, spread out; a field with arguments counts ten times, for it may cost a call. */
  cost: 3_000,
  /** Bytes of a request. */
  body: 100_000,
} as const;

type Bound = 'depth' | 'aliases' | 'repeats' | 'directives' | 'cost';
type Measure = Record<Bound, number>;
const BOUNDS: readonly Bound[] = ['depth', 'aliases', 'repeats', 'directives', 'cost'];

/**
 * Refuses documents beyond the limits, each once. Measuring stops where a limit is passed, so it cannot be made long:
 * all that is walked over costs something, a fragment that holds nothing too.
 */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document: DocumentNode) {
      const measure: Measure = { depth: 0, aliases: 0, repeats: 0, directives: 0, cost: 0 };
      for (const definition of document.definitions) {
        measure.directives = Math.max(measure.directives, definition.directives?.length ?? 0);
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        walk(definition.selectionSet, 1, measure, context, []);
      }
      for (const name of BOUNDS) {
        if (measure[name] <= LIMITS[name]) continue;
        const extensions = { code: 'QUERY_TOO_COMPLEX', status: 400 };
        context.reportError(
          new GraphQLError(`The query is beyond the limit of ${name} ${LIMITS[name]}.`, { extensions }),
        );
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
  measure.repeats = Math.max(measure.repeats, repeatsIn(set));
  for (const selection of set.selections) {
    if (BOUNDS.some((name) => measure[name] > LIMITS[name])) return;
    measure.cost += costOf(selection);
    measure.directives = Math.max(measure.directives, selection.directives?.length ?? 0);
    if (selection.kind === Kind.FIELD) {
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

function costOf(selection: SelectionNode): number {
  return selection.kind === Kind.FIELD && selection.arguments?.length ? 10 : 1;
}

/** How often the field or fragment that is written most stands in one selection. */
function repeatsIn({ selections }: SelectionSetNode): number {
  const counts = new Map<string, number>();
  for (const selection of selections) {
    const name = nameOf(selection);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function nameOf(selection: SelectionNode): string | null {
  if (selection.kind === Kind.FIELD) return (selection.alias ?? selection.name).value;
  return selection.kind === Kind.FRAGMENT_SPREAD ? `...${selection.name.value}` : null;
}
