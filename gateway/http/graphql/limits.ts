import {
  type ASTVisitor,
  BREAK,
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'graphql';
import { programError } from '../../domains/shared/problem.ts';

export const LIMITS = {
  tokens: 2_500,
  operations: 10,
  fragments: 40,
  /** Nested brackets: selections with or without a field, lists, objects. */
  nesting: 40,
  /** Nested fields. */
  depth: 16,
  aliases: 40,
  /** The same field or fragment repeated in one selection. */
  repeats: 10,
  /** Pairs of same-named fields in one place, also across fragments: validation compares each pair. */
  merges: 4_000,
  /** Directives per location. */
  directives: 4,
  /** Fields and fragments when expanded; a field with arguments counts ten times, since it may need a call. */
  cost: 3_000,
  /** Bytes of a request. */
  body: 100_000,
} as const;

type Bound = Exclude<keyof typeof LIMITS, 'tokens' | 'body'>;
type Measure = Record<Bound, number>;

const BOUNDS: readonly Bound[] = [
  ...(['operations', 'fragments', 'nesting', 'depth', 'aliases', 'repeats'] as const),
  ...(['directives', 'cost', 'merges'] as const),
];

/**
 * Validation rule that reports each exceeded limit once. Measuring stops at the first exceeded limit, so its own cost
 * is bounded; therefore everything visited counts, even an empty fragment.
 */
export function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document: DocumentNode) {
      for (const name of boundsPassed(measured(document, context))) {
        context.reportError(
          programError('QUERY_TOO_COMPLEX', 400, `The query is beyond the limit of ${name} ${LIMITS[name]}.`),
        );
      }
    },
  };
}

function boundsPassed(measure: Measure): Bound[] {
  return BOUNDS.filter((name) => measure[name] > LIMITS[name]);
}

function isBeyond(measure: Measure): boolean {
  return BOUNDS.some((name) => measure[name] > LIMITS[name]);
}

function measured(document: DocumentNode, context: ValidationContext): Measure {
  const measure: Measure = {
    ...{ operations: 0, fragments: 0, nesting: nestingOf(document), depth: 0, aliases: 0 },
    ...{ repeats: 0, directives: 0, cost: 0, merges: 0 },
  };
  const operations: SelectionSetNode[] = [];
  const fragments: SelectionSetNode[] = [];
  for (const definition of document.definitions) {
    measure.directives = Math.max(measure.directives, definition.directives?.length ?? 0);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition.selectionSet);
    else if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.push(definition.selectionSet);
  }
  measure.operations = operations.length;
  measure.fragments = fragments.length;
  for (const set of operations) walk(set, 1, measure, context, []);
  // Unused fragments are validated too, so they count.
  for (const set of fragments) {
    if (isBeyond(measure)) return measure;
    const alone = { ...measure, aliases: 0, cost: 0 };
    walk(set, 1, alone, context, []);
    for (const name of BOUNDS) measure[name] = Math.max(measure[name], alone[name]);
  }
  // Within the other limits the expansion is small.
  for (const set of [...operations, ...fragments]) {
    if (isBeyond(measure)) return measure;
    merge([set], measure, context);
  }
  return measure;
}

/** Bracket depth; counting stops beyond the limit. */
function nestingOf(document: DocumentNode): number {
  const brackets = new Set<string>([Kind.SELECTION_SET, Kind.LIST, Kind.OBJECT]);
  let now = 0;
  let deepest = 0;
  visit(document, {
    enter: ({ kind }) => {
      if (brackets.has(kind)) deepest = Math.max(deepest, ++now);
      return deepest > LIMITS.nesting ? BREAK : undefined;
    },
    leave: ({ kind }) => {
      if (brackets.has(kind)) now--;
    },
  });
  return deepest;
}

/** Counts pairs of same-named fields per level, as the specification's FieldsInSetCanMerge compares them. */
function merge(sets: readonly SelectionSetNode[], measure: Measure, context: ValidationContext): void {
  const groups = new Map<string, FieldNode[]>();
  for (const set of sets)
    for (const field of laidOut(set, context)) {
      const name = (field.alias ?? field.name).value;
      const group = groups.get(name);
      if (group) group.push(field);
      else groups.set(name, [field]);
    }
  for (const group of groups.values()) {
    measure.merges += (group.length * (group.length - 1)) / 2;
    if (measure.merges > LIMITS.merges) return;
    const below = group.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (below.length > 0) merge(below, measure, context);
  }
}

/** Fields of a selection with its fragments expanded. */
function laidOut(
  set: SelectionSetNode,
  context: ValidationContext,
  inside: readonly string[] = [],
): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return laidOut(selection.selectionSet, context, inside);
    const name = selection.name.value;
    const fragment = inside.includes(name) ? undefined : context.getFragment(name);
    return fragment ? laidOut(fragment.selectionSet, context, [...inside, name]) : [];
  });
}

function walk(
  set: SelectionSetNode,
  depth: number,
  measure: Measure,
  context: ValidationContext,
  inside: readonly string[],
): void {
  if (isBeyond(measure)) return;
  measure.depth = Math.max(measure.depth, depth);
  measure.repeats = Math.max(measure.repeats, repeatsIn(set));
  for (const selection of set.selections) {
    if (isBeyond(measure)) return;
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

/** Highest number of repetitions of a field or fragment in one selection. */
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
